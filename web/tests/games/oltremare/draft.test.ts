import { expect, test } from 'vitest'
import { counted, type Draft, emptyDraft, nextMove } from '../../../src/games/oltremare/deal/draft'
import { changes, talksOf } from '../../../src/games/oltremare/deal/talks'
import type { Game } from '../../../src/games/oltremare/view.gen'
import type { Position } from '../../../src/lib/wire'
import { fixture } from '../../texts'

const { frames, names } = fixture<Game>('oltremare')
const at = (frame: string): Position<Game> => structuredClone(frames[frame] ?? expect.fail(frame))
const draft: Draft = {
  ...emptyDraft('blue'),
  give: ['salt_14', 'olives_02'],
  want: ['grain', 'gems'],
  ducati: -3,
  claims: { salt_14: { symbols: 'cards', power: 'unsaid', named: 'unsaid' } },
}

function saying(frame: string, said: { give?: string[]; want?: string[] } = {}): string[] | null {
  const position = at(frame)
  Object.assign(position.view.own?.draft as object, said)
  return nextMove(position, draft, names)
}

test('an offer is said card by card in the order of the game, whatever order it was made up in', () => {
  expect(saying('offer_card', { give: [] })).toEqual(['card', 'salt_14'])
  expect(saying('offer_card', { give: ['salt_14'] })).toEqual(['card', 'olives_02'])
  expect(saying('offer_card', { give: ['salt_14', 'olives_02'] })).toEqual(['done'])
})

test('then the goods that are wanted, the ducati and the claims', () => {
  expect(saying('offer_request', { want: [] })).toEqual(['good', 'gems'])
  expect(saying('offer_request', { want: ['gems', 'grain'] })).toEqual(['done'])
  expect(saying('offer_ducati')).toEqual(['amount', '-3'])
  const position = at('offer_claim')
  expect(nextMove(position, draft, names)).toEqual(['claim', 'cards', 'unsaid'])
  expect(nextMove(position, emptyDraft('blue'), names)).toEqual(['silent'])
  const tana = { ...draft, claims: { salt_14: { symbols: 'unsaid', power: '4', named: 'tana' } } }
  expect(nextMove(position, tana, names)).toEqual(['claim', 'unsaid', '4', 'tana'])
})

test('a talk begins with a proposal, an invitation with an offer, and a counter-offer with a counter', () => {
  expect(saying('trade_action')).toEqual(['propose', 'blue'])
  expect(saying('invite_reply')).toEqual(['offer'])
  expect(saying('deal_reply')).toEqual(['counter'])
  expect(saying('sail')).toBeNull()
})

test('goods are counted in the order of the game', () => {
  expect(counted(['grain', 'gems', 'grain'], names.good ?? [])).toEqual([
    { good: 'gems', n: 1 },
    { good: 'grain', n: 2 },
  ])
})

test('the talks of the turn are told with their offers and how they ended', () => {
  const events = [
    ['trade_action.propose', 'blue', 'red'],
    ['turn_begun', 'blue', '3'],
    ['trade_action.propose', 'blue', 'green'],
    ['offer_sent', 'blue', 'green'],
    ['offer_gives', 'blue', 'salt'],
    ['offer_claims', 'blue', 'cards+ship', '4', 'unsaid'],
    ['offer_gives', 'blue', 'grain'],
    ['offer_wants', 'blue', 'pottery', '2'],
    ['offer_asks', 'blue', '2'],
    ['deal_reply.counter', 'green'],
    ['offer_sent', 'green', 'blue'],
    ['offer_gives', 'green', 'pottery'],
    ['offer_wants', 'green', 'salt', '1'],
    ['deal_reply.accept', 'blue'],
    ['dealt', 'blue', 'green'],
    ['received', 'green', 'pottery_13', 'unsaid', 'unsaid', 'unsaid'],
    ['prestige_gained', 'green'],
    ['trade_action.invite', 'blue', 'red', 'gems'],
    ['invite_reply.pass', 'red'],
  ]
  const [first, second, ...none] = talksOf([{ seen: 1, events }])
  expect(none).toEqual([])
  expect(first).toMatchObject({ with: 'green', outcome: 'dealt', tile: 'green', got: [{ card: 'pottery_13' }] })
  expect(first?.offers[0]).toMatchObject({
    goods: ['salt', 'grain'],
    symbols: ['cards+ship', 'unsaid'],
    powers: ['4', 'unsaid'],
    want: ['pottery', 'pottery'],
    ducati: -2,
  })
  expect(second).toMatchObject({ with: 'red', topic: 'gems', outcome: 'passed' })
})

test('a counter-offer says what was dropped and what is new', () => {
  expect(changes(['salt', 'grain'], ['salt', 'salt'])).toEqual({ dropped: ['grain'], added: ['salt'] })
})
