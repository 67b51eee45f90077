/** Two people deal: an offer, a counter-offer, and both have what was agreed. */

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEALING, HAGGLING } from '../examples'
import { barriers, inBrowsers, next, openTable, person, playByClicks } from './people'

inBrowsers()

const send = (page: Page) => page.getByRole('button', { name: /^Send to/ })
const log = async (page: Page) => {
  await page.getByRole('tab', { name: 'Log' }).click()
  return page.getByRole('tabpanel')
}

/** Press until it is taken: what has just come takes no press for a moment. */
async function insist(button: Locator): Promise<void> {
  await button.waitFor()
  while (await button.count()) {
    await button.click({ timeout: 5_000 }).catch(() => {}) // it may be gone by now
    await button.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => {})
  }
}

/** Press what is not possible until it is said why: a hand finds it again where the panel has moved on under it. */
async function refused(button: Locator, why: Locator): Promise<void> {
  while (!(await why.count())) {
    await button.click({ force: true })
    await why.waitFor({ timeout: 2_000 }).catch(() => {})
  }
}

const card = (page: Page) => page.locator('.hand .card[data-state=lit]').first()
const panel = (page: Page) => page.getByRole('tabpanel')

/** Put an offer together until it can be sent, and send it: two who play at once renew each other's table. */
async function offer(page: Page, put: () => Promise<void>): Promise<void> {
  const ready = () => expect.poll(() => send(page).isEnabled(), { timeout: 5_000 }).toBe(true)
  await put()
  await ready().catch(async () => {
    await put()
    await ready()
  })
  await send(page).click()
}

async function two(game: string): Promise<readonly [Page, Page]> {
  const [anna, bruno] = [await person(), await person()]
  await openTable(anna, game, ['By link'])
  await bruno.goto(await anna.getByLabel('Send this link to your friends').inputValue())
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  return [anna, bruno]
}

test('at Oltre Mare an offer is answered with another one, and the deal is done', async () => {
  const table = await two(DEALING)
  const [anna, bruno] = table
  let asker: Page = anna
  await playByClicks(table, async (page) => {
    asker = page
    return !(await send(page).isVisible())
  })
  const other = asker === anna ? bruno : anna
  await offer(asker, async () => {
    await card(asker).click()
    await panel(asker).locator('.good').first().click()
  })
  expect(await barriers(asker, '.side')).toEqual([])

  await insist(panel(other).getByRole('button', { name: /^Counter/ }))
  await offer(other, async () => {
    await card(other).click()
    await panel(other).locator('input[type=range]').fill('2')
  })

  await insist(panel(asker).getByRole('button', { name: /^Accept/ }))
  for (const page of table)
    await (await log(page))
      .getByText(/deal|2 ducati/i)
      .first()
      .waitFor()
  expect(await (await log(asker)).textContent()).toMatch(/2 ducati/)
})

/** The first round of Serenissima (1996) as both would write it down, until their galleys meet off Sicilia with wine to sell. */
const TO_SICILIA = `
  venice deploy 3 1, genoa deploy 3 1, venice bid 100, genoa bid 0, venice slot I,
  venice buy 1 2, venice end_manage, genoa end_manage,
  venice start 1 rag, venice step cor, venice step sic, venice end_sailing,
  genoa start 3 civ, genoa step hst, genoa step sic, genoa end_sailing,
  venice end_combat, genoa end_combat, venice end_landing, genoa end_landing,
  venice bid 100, genoa bid 0, venice slot I`

/** Each types his moves when he is asked. */
async function type(people: Record<string, Page>, moves: string): Promise<void> {
  for (const page of Object.values(people)) await page.keyboard.press('/')
  for (const line of moves.split(',')) {
    const [who = '', ...move] = line.trim().split(' ')
    const [page] = await next([people[who] ?? expect.fail(who)])
    await page.locator('#command').fill(move.join(' '))
    await page.locator('#command').press('Enter')
    if (await page.locator('.prompt .warning').count()) await page.locator('.prompt .acts .chosen').first().click()
    await expect.poll(() => page.locator('#command').inputValue(), { timeout: 60_000 }).toBe('') // it was taken
  }
}

const ducats = async (page: Page) => Number(await page.locator('.panel .money b').textContent())
const galley = (page: Page, number: number) => page.getByLabel(new RegExp(`^Galley ${number},`))

test('at Serenissima (1996) a price beyond the purse is refused by the rule, and another one is agreed on', async () => {
  const table = await two(HAGGLING)
  const [venice] = await next(table)
  const genoa = table.find((page) => page !== venice) ?? venice
  await type({ venice, genoa }, TO_SICILIA)
  await next([venice])
  const before = [await ducats(venice), await ducats(genoa)]

  await venice.getByRole('tab', { name: 'Deal' }).click()
  for (const _ of ['one', 'and another']) await panel(venice).getByRole('button', { name: 'one more wine' }).click()
  await panel(venice).locator('input[type=range]').fill('2000')
  expect(await barriers(venice, '.side')).toEqual([])
  await send(venice).click()

  await refused(
    panel(genoa).getByRole('button', { name: 'Accept 2000 each' }),
    genoa.locator('.why').getByRole('link', { name: /S96-10\.7/ }),
  )
  await panel(genoa).locator('input[type=range]').fill('300')
  await panel(genoa).getByRole('button', { name: 'Counter: 300 each' }).click()

  await insist(panel(venice).getByRole('button', { name: 'Accept 300 each' }))
  for (const page of table) {
    await galley(page, 3).and(page.getByLabel(/wine/)).waitFor()
    expect(await galley(page, 1).getAttribute('aria-label')).not.toContain('wine')
  }
  const after = [(before[0] ?? 0) + 600, (before[1] ?? 0) - 600]
  await expect.poll(async () => [await ducats(venice), await ducats(genoa)], { timeout: 60_000 }).toEqual(after)
})
