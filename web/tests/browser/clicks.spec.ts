/** A person plays whole games against bots with the mouse alone. */

import { test } from 'vitest'
import { GAMES } from '../texts'
import { inBrowsers, openTable, person, playByClicks } from './people'

inBrowsers()

test.each(GAMES)('a whole game of %s by clicks alone, and its luck is checked', async (game) => {
  const page = await person()
  await openTable(page, game, ['bot'])
  await playByClicks([page])
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
  await page.getByRole('button', { name: 'Check it' }).click()
  await page.getByText(/^Checked:/).waitFor()
})
