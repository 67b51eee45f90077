/** Two people deal: an offer, a counter-offer, and both have what was agreed. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowsers, openTable, person, playByClicks } from './people'

inBrowsers()

const send = (page: Page) => page.getByRole('button', { name: /^Send to/ })
const log = async (page: Page) => {
  await page.getByRole('tab', { name: 'Log' }).click()
  return page.getByRole('tabpanel')
}

const card = (page: Page) => page.locator('.hand .card[data-state=lit]').first()
const panel = (page: Page) => page.getByRole('tabpanel')

async function two(game: string): Promise<readonly [Page, Page]> {
  const [anna, bruno] = [await person(), await person()]
  await openTable(anna, game, ['By link'])
  await bruno.goto(await anna.getByLabel('Send this link to your friends').inputValue())
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  return [anna, bruno]
}

test('at Oltre Mare an offer is answered with another one, and the deal is done', async () => {
  const table = await two('oltremare')
  const [anna, bruno] = table
  let asker: Page = anna
  await playByClicks(table, async (page) => {
    asker = page
    return !(await send(page).isVisible())
  })
  const other = asker === anna ? bruno : anna
  await card(asker).click()
  await panel(asker).locator('.good').first().click()
  await send(asker).click()

  await panel(other)
    .getByRole('button', { name: /^Counter/ })
    .click()
  await card(other).click()
  await panel(other).locator('input[type=range]').fill('2')
  await send(other).click()

  await panel(asker)
    .getByRole('button', { name: /^Accept/ })
    .click()
  for (const page of table) await (await log(page)).getByText(/deal/i).first().waitFor()
  expect(await (await log(asker)).textContent()).toMatch(/2 ducati/)
})
