/** A person plays whole games against bots with the mouse alone, in Firefox. */

import { describe, expect, test } from 'vitest'
import { found, launch } from '../../../tools/firefox'
import { GAMES } from '../../texts'
import { bots, inBrowsers, openTable, person, playByClicks, ranking } from '../people'

describe.skipIf(!found())('in Firefox', () => {
  inBrowsers(launch)

  test.each(GAMES)('a whole game of %s by clicks alone, and its luck is checked', async (game) => {
    const page = await person()
    await openTable(page, game, bots(game))
    await playByClicks([page])
    expect(await ranking(page)).toHaveLength(bots(game).length + 1)
    await page.getByRole('button', { name: 'Check it' }).click()
    await page.getByText(/^Checked:/).waitFor()
  })
})
