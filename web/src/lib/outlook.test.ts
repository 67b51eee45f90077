import { expect, test } from 'vitest'
import { fixture, GAMES, texts, webIn } from '../../tests/texts'
import { apartIn, between, brings, inOneLine, type Telling, unfolded } from './outlook'
import type { Outlook } from './wire'
import { Words } from './words'

const source = `
counts-money = { $n ->
    [one] ducat
   *[other] ducats
  }
results-won = won
names-seat-red = Red
names-seat-blue = Blue
`
const telling = (language: string): Telling => ({
  words: new Words(language, 'tried', { ...texts(language), games: { tried: source } }),
  reader: 'blue',
  say: (key, facts) => webIn(language).say(['brings', key], facts) ?? key,
})
const ALL = { next: true, chances: true }
const GAINS = { next: false, chances: false }
const bought: Outlook = { gains: { money: -2, wood: 2 } }
const options = (n: number) => Array.from({ length: n }, (_, at) => ({ at, move: ['sell'], kinds: [] }))

test('an answer says what it brings to the reader, with signs', () => {
  expect(brings(telling('en'), bought, GAINS).gains).toEqual([
    { text: '−2 ducats', less: true },
    { text: '+2 wood', less: false },
  ])
  expect(inOneLine(brings(telling('en'), { gains: { money: 1 } }, GAINS))).toBe('+1 ducat')
  expect(inOneLine(brings(telling('en'), undefined, ALL))).toBe('')
})

test('of others it says only what goes from one to the other', () => {
  const paid: Outlook = {
    ...bought,
    others: [
      ['money', 'red', 2],
      ['ports', 'red', 1],
    ],
  }
  expect(inOneLine(brings(telling('en'), paid, GAINS))).toBe('−2 ducats, +2 wood, Red +2 ducats')
})

test('chances are told likeliest first, and what hardly ever comes is not', () => {
  const fight = { chances: { both_sink: 0.001, lost: 0.38, won: 0.619 } }
  expect(brings(telling('en'), fight, ALL).chances).toEqual(['won 62 %', 'lost 38 %'])
  expect(apartIn([fight, fight], 'blue').chances).toBe(false)
  expect(apartIn([fight], 'blue').chances && apartIn([fight, {}], 'blue').chances).toBe(true)
})

test('what many answers have in common is told of none of them', () => {
  const many = Array.from({ length: 6 }, () => bought)
  expect(brings(telling('en'), bought, apartIn(many, 'blue')).gains).toEqual([])
  expect(apartIn(many.slice(1), 'blue').gains && apartIn([...many, {}], 'blue').gains).toBe(true)
})

test('who answers next is told where answers differ in that', () => {
  const outlooks: Outlook[] = [{ asked: ['red'] }, { asked: ['blue'] }, { asked: ['*'] }]
  expect(apartIn(outlooks, 'blue').next).toBe(true)
  expect(apartIn(outlooks.slice(1), 'blue').next).toBe(false)
  expect(brings(telling('en'), outlooks[0], ALL).next).toBe('Red answers next')
  expect(brings(telling('de'), outlooks[0], ALL).next).toBe('danach antwortet Red')
  expect(brings(telling('en'), outlooks[0], GAINS).next).toBe('')
  expect(brings(telling('en'), outlooks[2], ALL).next).toBe('')
  expect(brings(telling('en'), { over: true }, GAINS).next).toBe('ends the game')
})

test('a verb that needs nouns shows the range of what most of its answers change', () => {
  const sales: Outlook[] = [2, 7, 5].map((by) => ({ gains: { money: by } }))
  sales.push({ gains: { wood: -1 }, others: [['money', 'red', 9]] })
  expect(inOneLine(between(telling('en'), sales, options(3)))).toBe('+2 to +7 ducats')
  expect(inOneLine(between(telling('fr'), sales, options(4)))).toBe('0 à +7 ducats')
  const unsettled: Outlook[] = [3, -2].map((by) => ({ gains: { money: by, sailors: 1 } }))
  expect(inOneLine(between(telling('en'), unsettled, options(2)))).not.toContain('ducat')
})

test('outlooks that were sent once for several answers stand beside each of them', () => {
  const [frame = expect.fail()] = Object.values(fixture(GAMES[0] ?? '').frames)
  const sent = { ...frame, outlooks: [{}, bought], brings: [1, 0, 1] }
  expect(unfolded(sent).outlooks).toEqual([bought, {}, bought])
  expect(unfolded({ ...frame, outlooks: [bought], brings: null }).outlooks).toEqual([bought])
})
