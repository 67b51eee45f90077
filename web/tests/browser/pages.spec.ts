/** Every page of the house: quick to play, in five languages, and open to everybody. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHART, DEALING } from '../examples'
import { GAMES, webIn } from '../texts'
import { barriers, clickSomewhere, dice, house, inBrowsers, person, playByClicks, seatAt, turn } from './people'

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

const NIGHT = 'rgb(17, 28, 43)'

/** What bars anybody by day, and by night where the colours are others. */
async function byDayAndNight(page: Page, part?: string): Promise<string[]> {
  const day = await barriers(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction((ground) => getComputedStyle(document.documentElement).backgroundColor === ground, NIGHT)
  const night = await barriers(page, part)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...day, ...night.map((one) => `by night: ${one}`)]
}

test('nothing bars anybody from any page, by day and by night', async () => {
  const page = await person({ colorScheme: 'light' })
  for (const path of PAGES) {
    await arrive(page, path)
    expect(await byDayAndNight(page), path).toEqual([])
  }
})

test('nor on a small screen', async () => {
  const page = await person({ colorScheme: 'light', viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const path of PAGES) {
    await arrive(page, path)
    expect(await byDayAndNight(page), path).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
  }
})

test.each(GAMES)('nor at a table of %s, at the beginning and later', async (game) => {
  const page = await person({ colorScheme: 'light' })
  await seatAt(page, game, 2)
  await turn(page)
  expect(await byDayAndNight(page)).toEqual([])
  await playByClicks([page], (_, n) => n < 8)
  expect(await byDayAndNight(page)).toEqual([])
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
