/** A person plays whole games against bots with the keyboard alone, from the set-up on. */

import { test } from 'vitest'
import { GAMES } from '../texts'
import { house, inBrowsers, person, playByKeys, shortenByKeys, tabTo } from './people'

inBrowsers()

test.each(GAMES)('a whole game of %s by the keyboard alone', async (game) => {
  const page = await person()
  await page.goto(`${house()}/new/${game}`)
  await tabTo(page, page.locator('input[name=seats]:checked'))
  for (let more = 4; !(await page.locator('input[name=seats]').first().isChecked()) && more; more--)
    await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.locator('select.level').first())
  await page.keyboard.press('Home')
  await shortenByKeys(page, game)
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/table/*')
  await playByKeys(page)
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
})
