/** People in real browsers, against a server that runs at the address SERENISSIMA. */

import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../texts'

const house = process.env.SERENISSIMA ?? 'http://127.0.0.1:8996'
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const ANSWERS = '.prompt .btn.can:enabled, .prompt .btn.primary:enabled, .prompt .btn.danger'
const ASKED = `.prompt.asked .btn.can, .prompt.asked .btn.primary, .prompt.asked .btn.danger`
let browser: Browser
const faults: string[] = []

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args })
})
afterAll(() => browser?.close())

async function person(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  return page
}

/** A number that looks random and is the same every time. */
function luck(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

async function setUp(page: Page, game: string, bots: number, level: string): Promise<void> {
  await page.goto(`${house}/new/${game}`)
  await page.getByRole('radio', { name: String(bots + 1), exact: true }).check({ force: true })
  for (const select of await page.locator('select.level').all()) await select.selectOption(level)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/table/*')
}

/** Answer whatever is asked, by one of the buttons, until the game is over or so often. */
async function playByClicks(page: Page, most: number, dice = luck(7)): Promise<number> {
  for (let n = 0; n < most; n++) {
    await page.waitForSelector(`${ASKED}, .prompt.over`, { timeout: 60_000 })
    if (await page.locator('.prompt.over').count()) return n
    const answers = page.locator(ANSWERS)
    const many = await answers.count()
    if (many)
      await answers
        .nth(dice(many))
        .click({ timeout: 5_000 })
        .catch(() => {})
  }
  return most
}

async function playByKeys(page: Page, most: number, dice = luck(3)): Promise<number> {
  for (let n = 0; n < most; n++) {
    await page.waitForSelector(`${ASKED}, .prompt.over`, { timeout: 60_000 })
    if (await page.locator('.prompt.over').count()) return n
    await page.keyboard.press('l')
    const list = page.getByRole('dialog', { name: 'What you can do' })
    if (!(await list.isVisible().catch(() => false))) continue
    const down = dice(await list.locator('li').count())
    if (down > 6) await page.keyboard.press('End')
    for (let step = 0; step < down && down <= 6; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(30)
    if (await page.locator('.prompt .warning').count())
      await page
        .locator('.prompt .btn.danger, .prompt .btn.primary')
        .last()
        .press('Enter')
        .catch(() => {})
  }
  return most
}

test.each(GAMES)('a whole game of %s by clicks alone, and its luck is checked', async (game) => {
  const page = await person()
  await setUp(page, game, 1, 'random')
  await playByClicks(page, 4000)
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
  await page.getByRole('button', { name: 'Check it' }).click()
  await page.getByText(/^Checked:/).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(GAMES)('a game of %s by the keyboard alone', async (game) => {
  const page = await person()
  await setUp(page, game, 1, 'random')
  await playByKeys(page, 4000)
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('two clicks from the harbour to the first question', async () => {
  const page = await person()
  await page.goto(house)
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await page.waitForSelector(ASKED, { timeout: 60_000 })
  await page.context().close()
})

test('two browsers meet by link, talk, and one comes back after its line was cut', async () => {
  const [anna, bruno] = [await person(), await person()]
  await anna.goto(`${house}/new/serenissima_2012`)
  await anna.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await anna.locator('.seat').nth(1).getByRole('radio', { name: 'By link' }).check({ force: true })
  await anna.getByRole('button', { name: 'Open the table' }).click()
  const link = await anna.getByLabel('Send this link to your friends').inputValue()
  await bruno.goto(link)
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([anna.waitForSelector('.prompt'), bruno.waitForSelector('.prompt')])
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByLabel('Say something').fill('a fair wind')
  await anna.keyboard.press('Enter')
  await bruno.getByRole('tab', { name: /Chat/ }).click()
  await bruno.getByText('a fair wind').waitFor()
  const [first, second] = (await anna.locator('.prompt.asked').count()) ? [anna, bruno] : [bruno, anna]
  await second.context().setOffline(true)
  await first.locator(ANSWERS).first().click()
  await second.context().setOffline(false)
  await second.reload()
  await second.waitForSelector(`${ASKED}, .prompt h2`)
  expect(faults).toEqual([])
  await Promise.all([anna.context().close(), bruno.context().close()])
})

test('two people at one screen hand it over covered', async () => {
  const page = await person()
  await page.goto(`${house}/new/oltremare`)
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.locator('.seat').nth(1).getByRole('radio', { name: 'Same screen' }).check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  const cover = page.getByRole('alertdialog')
  const dice = luck(5)
  let covers = 0
  for (let n = 0; n < 40 && covers < 2; n++) {
    await page.waitForSelector(`[role=alertdialog], ${ASKED}`)
    if (await cover.isVisible()) {
      covers++
      await cover.getByRole('button').click()
      continue
    }
    const answers = page.locator(ANSWERS)
    await answers
      .nth(dice(await answers.count()))
      .click({ timeout: 3000 })
      .catch(() => {})
  }
  expect(covers).toBeGreaterThan(1)
  expect(faults).toEqual([])
  await page.context().close()
})

test('an offer is made up on the deal table and sent at once', async () => {
  const page = await person()
  await setUp(page, 'oltremare', 2, 'random')
  for (let n = 0; n < 200; n++) {
    await page.waitForSelector(`${ASKED}, .prompt.over`, { timeout: 60_000 })
    const send = page.getByRole('button', { name: /^Send to/ })
    if (await send.isVisible().catch(() => false)) {
      await page.locator('.hand .card[data-state=lit]').first().click()
      await page.locator('.deal .good').first().click()
      if (await send.isEnabled()) {
        await send.click()
        await page.getByRole('tab', { name: 'Log' }).click()
        await page
          .getByText(/makes .* an offer/)
          .first()
          .waitFor({ timeout: 20_000 })
        expect(faults).toEqual([])
        return page.context().close()
      }
    }
    const answers = page.locator(ANSWERS)
    if (await answers.count())
      await answers
        .last()
        .click({ timeout: 3000 })
        .catch(() => {})
  }
  expect.fail('no offer could be made')
})
