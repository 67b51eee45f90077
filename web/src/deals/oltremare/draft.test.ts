import { expect, test } from 'vitest'
import { components, fixture } from '../../../tests/texts'
import type { Position } from '../../lib/wire'
import { counted, type Draft, emptyDraft, keeping, nextMove, type Printed } from './draft'

const { frames, names } = fixture('oltremare')
const printed = components('oltremare') as Printed
const at = (frame: string): Position => structuredClone(frames[frame] ?? expect.fail(frame))
const draft: Draft = {
  ...emptyDraft('blue'),
  give: ['salt_14', 'olives_02'],
  want: ['grain', 'gems'],
  ducati: -3,
  claims: { salt_14: { symbols: 'cards', power: 'unsaid' } },
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
})

test('a talk begins with a proposal, an invitation with an offer, and a counter-offer with a counter', () => {
  expect(saying('trade_action')).toEqual(['propose', 'blue'])
  expect(saying('invite_reply')).toEqual(['offer'])
  expect(saying('deal_reply')).toEqual(['counter'])
  expect(saying('sail')).toBeNull()
})

test('the active player must keep his quota within reach, whoever proposes', () => {
  const { view } = at('trade_action')
  Object.assign(view.table.turn as object, { quota: 6, bought: 4 })
  Object.assign(view.table.hands as object, { blue: 6 })
  expect(keeping(view, printed, 'blue', 1, 1).enough).toBe(true)
  expect(keeping(view, printed, 'blue', 2, 1).enough).toBe(false)
  expect(keeping(view, printed, 'green', 1, 2).enough).toBe(false)
})

test('goods are counted in the order of the game', () => {
  expect(counted(['grain', 'gems', 'grain'], names.good ?? [])).toEqual([
    { good: 'gems', n: 1 },
    { good: 'grain', n: 2 },
  ])
})
