/** How many clicks a turn takes: a sensible person plays whole games against bots. */

import { expect, test } from 'vitest'
import { GAMES } from '../../texts'
import { bots, inBrowsers, openTable, person, ranking } from '../people'
import { counting, median } from '../sensible'

inBrowsers()

/** The most that the median of a whole game may be. */
const MOST = 3

test.each(GAMES)('a turn of %s takes few clicks', async (game) => {
  const page = await person({}, { speed: 'at_once', guard: false, confirm: 'never' })
  const play = counting(page)
  await openTable(page, game, bots(game))
  const { turns, answers } = await play()
  expect(await ranking(page)).toHaveLength(bots(game).length + 1)
  console.log(
    `${game}: ${turns.length} turns, median ${median(turns)}, most ${Math.max(...turns)}; ${answers} clicks for others`,
  )
  expect(turns.length).toBeGreaterThan(4)
  expect(median(turns)).toBeLessThanOrEqual(MOST)
})
