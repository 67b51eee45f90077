/** A person plays against bots with the keyboard alone: one game from the set-up on, of the others the beginning and the end. */

import { expect, test } from 'vitest'
import { GAMES } from '../texts'
import { inBrowsers, late, openByKeys, person, playByKeys, playOn, ranking, wholeByKeys } from './people'

inBrowsers()
const FIRST = 6

test.each(GAMES.filter((game) => !late(game)))(
  'a whole game of %s by the keyboard alone, and its luck is checked',
  wholeByKeys,
)

test.each(GAMES.filter(late))('%s is set up, begun and ended by the keyboard alone', async (game) => {
  const page = await person()
  await openByKeys(page, game)
  expect(await playByKeys(page, FIRST)).toBe(FIRST)
  await playOn(page, game, late(game) ?? expect.fail(game))
  expect(await playByKeys(page)).toBeGreaterThan(0)
  expect(await ranking(page)).toHaveLength(2)
})
