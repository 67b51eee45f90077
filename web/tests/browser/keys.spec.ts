/** A person plays whole games against bots with the keyboard alone, from the set-up on. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES } from '../texts'
import { bots, house, inBrowsers, person, playByKeys, ranking, shortenByKeys, tabTo } from './people'

inBrowsers()

async function openByKeys(page: Page, game: string): Promise<void> {
  await page.goto(`${house()}/new/${game}`)
  await tabTo(page, page.locator('input[name=seats]:checked'))
  const wanted = page.getByRole('radio', { name: String(bots(game).length + 1), exact: true })
  for (let more = 4; !(await wanted.isChecked()) && more; more--) await page.keyboard.press('ArrowLeft')
  for (const level of await page.locator('select.level').all()) {
    await tabTo(page, level)
    await page.keyboard.press('Home')
  }
  await shortenByKeys(page, game)
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/table/*')
}

test.each(GAMES)('a whole game of %s by the keyboard alone, and its luck is checked', async (game) => {
  const page = await person()
  await openByKeys(page, game)
  await playByKeys(page)
  expect(await ranking(page)).toHaveLength(bots(game).length + 1)
  await tabTo(page, page.getByRole('button', { name: 'Check it' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^Checked:/).waitFor()
})
