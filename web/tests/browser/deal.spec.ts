/** Two people deal: an offer, a counter-offer, and both have what was agreed. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseFirst, inBrowsers, next, openTable, person, playByClicks } from './people'

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

/** A galley of each, with goods and with room, sails to Sicily; whoever may trade there first begins. */
const TO_SICILY = [
  ...['deploy 3 3', 'bid 0', 'slot I', 'buy 1 2', 'buy 3 1', 'start 1 rag', 'start 3 civ'],
  ...['step sic', 'step cor', 'step hst', 'stop', 'grant'],
  ...['end_manage', 'end_sailing', 'end_combat', 'end_landing', 'end_market'],
]

test('at Serenissima (1996) a price is answered with another one, and goods and ducats change hands', async () => {
  const table = await two('serenissima_1996')
  let [asker] = await next(table)
  while (!(await send(asker).isVisible())) {
    await chooseFirst(asker, TO_SICILY)
    ;[asker] = await next(table)
  }
  const other = table[0] === asker ? table[1] : table[0]
  await panel(asker).locator('.stock').first().click()
  await panel(asker).locator('input[type=range]').fill('400')
  await send(asker).click()

  await panel(other).locator('input[type=range]').fill('200')
  await panel(other).getByRole('button', { name: 'Counter: 200 each' }).click()
  await panel(asker).getByRole('button', { name: 'Accept 200 each' }).click()
  for (const page of table) {
    await (await log(page)).getByText(/200/).first().waitFor()
    await page.getByRole('tab', { name: 'Deal' }).click()
    await panel(page).getByText('agreed', { exact: true }).first().waitFor()
  }
})
