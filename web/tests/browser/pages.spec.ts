/** Every page of the house: quick to play, in five languages, and open to everybody. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHART, DEALING } from '../examples'
import { GAMES, webIn } from '../texts'
import {
  barriers,
  clickSomewhere,
  dice,
  house,
  inBrowsers,
  person,
  playByClicks,
  seatAt,
  turn,
  unbarred,
} from './people'

inBrowsers()

const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr'] as const
const PAGES = [
  '/',
  '/harbour',
  `/new/${DEALING}`,
  '/games',
  '/join',
  '/learn',
  `/learn/${CHART}`,
  ...GAMES.map((game) => `/learn/${game}/lesson`),
  '/leaders',
  '/account',
  '/settings',
  '/about',
  '/nowhere',
]

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(house() + path)
  await page.locator(':is(main h1, main h2, h1):visible').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

test('two clicks from the harbour to the first move', async () => {
  const page = await person()
  await arrive(page, '/')
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  expect(await turn(page)).toBe('asked')
  expect(await clickSomewhere(page, dice(1))).toBe(true)
})

test('nothing bars anybody from any page, at a desk and with a phone, by day and by night', async () => {
  const page = await person()
  const line = await page.context().newCDPSession(page)
  for (const path of PAGES) {
    await arrive(page, path)
    for (const width of [1440, 390]) {
      await line.send('Emulation.setTouchEmulationEnabled', { enabled: width === 390 })
      await unbarred(page, path, [width])
    }
  }
})

test.each(GAMES)('nor at a table of %s, at the beginning and later', async (game) => {
  const page = await person()
  await seatAt(page, game, 2)
  await turn(page)
  await unbarred(page, 'at the beginning')
  await playByClicks([page], (_, n) => n < 8)
  await unbarred(page, 'later')
  await page.keyboard.press('l')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await barriers(page, '.side'), (await tab.textContent()) ?? '').toEqual([])
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('tab').first().click()
  expect(await barriers(page)).toEqual([])
})

test('every language is spoken at once, at the door and at the table', async () => {
  const page = await person()
  const said = (language: string, key: string) => webIn(language).say(['table', key]) ?? ''
  const home = (language: string) => webIn(language).say(['nav', 'harbour']) ?? ''
  await arrive(page, '/')
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').first().selectOption(language)
    await page
      .getByRole('link', { name: home(language) })
      .first()
      .waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  }
  await page.goto(house())
  await page.getByRole('combobox').first().selectOption('en')
  await seatAt(page, CHART, 1)
  await turn(page)
  const question = async () => (await page.locator('.prompt h2').textContent()) ?? ''
  const questions = new Set<string>()
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').first().selectOption(language)
    await page.locator(`.prompt[aria-label="${said(language, 'question')}"]`).waitFor()
    await expect.poll(async () => questions.has(await question())).toBe(false)
    questions.add(await question())
  }
  expect(questions.size).toBe(LANGUAGES.length)
})
