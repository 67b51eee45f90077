/** A person plays whole games against bots with a finger on a phone: the first tap chooses and shows, the second sends. */

import { expect, test } from 'vitest'
import { GAMES } from '../../texts'
import { bots, dice, inBrowsers, openTable, person, playByClicks, ranking, tapSomewhere } from '../people'

inBrowsers()

test.each(GAMES)('a whole game of %s by touch alone', async (game) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openTable(page, game, bots(game))
  await playByClicks([page], undefined, dice(7), tapSomewhere)
  expect(await ranking(page)).toHaveLength(bots(game).length + 1)
})
