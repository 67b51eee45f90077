/** A scoring as the news tell it: the sums are those of the engine, and nothing takes too long. */

import { expect, test } from 'vitest'
import { cargoOf, isScoring, momentsOf, nowOf, scoringOf } from '../../../src/games/oltremare/stage/scoring'
import type { Game } from '../../../src/games/oltremare/view.gen'
import type { Position } from '../../../src/lib/wire'
import { fixture } from '../../texts'

const GAME = 'oltremare'
const LONGEST = 9000
const { frames } = fixture<Game>(GAME)
const before = (): Position<Game> => structuredClone(frames.trade_action ?? expect.fail())

/** The buyer pays for the card that turns out to be Venice. */
const news = [
  {
    seen: 1,
    events: [
      ['spent', 'blue', '3'],
      ['prestige_ranked', 'blue', '2', '6'],
      ['paid', 'blue', '6'],
      ['prestige_ranked', 'green', '0', '3'],
      ['paid', 'green', '3'],
      ['group_kept', 'blue', 'salt', '2'],
      ['group_paid', 'blue', 'olives', '3', '4'],
      ['group_paid', 'blue', 'silk', '2', '4'],
      ['paid', 'blue', '8'],
      ['group_kept', 'green', 'gems', '1'],
    ],
  },
]

test('every seat has what it had, what it was paid for, and their sum', () => {
  const position = before()
  const had = position.view.table.ducati.blue ?? expect.fail()
  const scoring = scoringOf({ news, before: position, position })
  const [blue, green] = scoring.scores
  expect(scoring.kind).toBe('venice')
  expect(blue).toMatchObject({ seat: 'blue', before: had - 3, tiles: 2, prestige: 6 })
  expect(blue && cargoOf(blue)).toBe(8)
  expect(blue && nowOf(blue)).toBe(had - 3 + 6 + 8)
  expect(green?.groups).toEqual([{ good: 'gems', size: 1, pays: 0, kept: true }])
})

test('the end counts pirates and markers too, and comes to what the engine says', () => {
  const over = frames.over ?? expect.fail()
  const told = over.news.filter((one) => isScoring([one]))
  const scoring = scoringOf({ news: told, before: over, position: over })
  expect(scoring.kind).toBe('end')
  const spent = told.flatMap((one) => one.events).filter(([name]) => name === 'paid' || name === 'spent')
  for (const score of scoring.scores) {
    const changed = spent
      .filter(([, seat]) => seat === score.seat)
      .reduce((sum, [name, , n]) => sum + (name === 'paid' ? Number(n) : -Number(n)), 0)
    expect(nowOf(score) - score.before, score.seat).toBe(changed)
  }
})

test('what is paid comes one after the other, and all of it in time', () => {
  const position = before()
  const moments = momentsOf(scoringOf({ news, before: position, position }))
  expect(moments.map(({ kind }) => kind)).toEqual(['card', 'prestige', 'group', 'group'])
  const many = Array.from({ length: 40 }, (_, i) => ['group_paid', 'blue', 'silk', '1', String(i)])
  const long = [{ seen: 1, events: [...(news[0]?.events ?? []), ...many] }]
  const times = momentsOf(scoringOf({ news: long, before: position, position })).map(({ ms }) => ms)
  expect(times.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST + 1)
})

test('other news are no scoring', () => {
  expect(isScoring(news)).toBe(true)
  expect(isScoring([{ seen: 1, events: [['paid', 'blue', '6']] }])).toBe(false)
})
