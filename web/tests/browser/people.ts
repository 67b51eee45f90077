/** People in real browsers, for tests. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launch } from '../../tools/chromium'
import * as hands from './hands'
import * as opening from './opening'

export * from './hands'
export { bots, type Moment, type Seats } from './opening'

/** A busy machine is slow; what never comes is noticed all the same. */
const PATIENCE = 120_000

let browser: Browser | null = null
let present: Page[] = []
let faults: string[] = []

/** A browser for the tests of this file; after each of them everybody leaves, and no page may have failed. */
export function inBrowsers(start = launch): void {
  beforeAll(async () => {
    browser = await start()
  })
  afterEach(async () => {
    const failed = faults
    await Promise.all(present.map((page) => page.context().close()))
    present = []
    faults = []
    expect(failed, 'errors in the pages').toEqual([])
  })
  afterAll(() => browser?.close())
}

export const house = (): string => inject('house')

/** Somebody with a browser of his own, who has never been here; he does not wait to be shown what others do, nor for a question to settle. */
export async function person(
  wishes: BrowserContextOptions = {},
  settings: object = { speed: 'at_once', guard: false },
): Promise<Page> {
  if (!browser) throw new Error('call inBrowsers() first')
  const usual = {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce' as const,
    deviceScaleFactor: 0.5,
  }
  const context = await browser.newContext({ ...usual, ...wishes })
  await hands.wish(context, settings)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', (error) => faults.push(`${error.message}\n${error.stack ?? ''}`))
  present.push(page)
  return page
}

/** The windows of a desk, a tablet and a phone. */
export const WIDTHS = [1440, 1024, 390]

/** By day and by night nothing bars anybody, and nothing is wider than the screen; also at each of these widths. */
export async function unbarred(page: Page, what: string, widths?: readonly number[]): Promise<void> {
  if (!widths) return unbarredHere(page, what)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
    await unbarredHere(page, `${what} at ${width}`)
  }
}

async function unbarredHere(page: Page, what: string): Promise<void> {
  for (const light of ['day', 'night'] as const) {
    await page.evaluate((now) => (document.documentElement.dataset.light = now), light)
    const rules = light === 'night' ? hands.COLOURS : undefined // all that is other by night
    expect(await hands.barriers(page, 'html', rules), `${what}, ${light}`).toEqual([])
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over, `${what}: wider than the screen`).toBeLessThanOrEqual(0)
}

/** Set a table up with the mouse, in the house that all share or in another one. */
export const openTable = (
  page: Page,
  game: string,
  others: opening.Seats,
  at = house(),
  level = 'random',
): Promise<string> => opening.openTable(page, game, others, at, level)

const openByKeys = (page: Page, game: string): Promise<void> => opening.openByKeys(page, game, house())

/** A game is over, and everybody who was there has his place. */
async function ended(page: Page, game: string): Promise<void> {
  expect(await hands.ranking(page)).toHaveLength(opening.bots(game).length + 1)
}

/** A whole game from the set-up on, and the check of its luck, with the mouse alone. */
export async function wholeByClicks(game: string): Promise<void> {
  const page = await person()
  await openTable(page, game, opening.bots(game))
  await hands.playByClicks([page])
  await ended(page, game)
  await page.getByRole('button', { name: 'Check it' }).click()
  await page.getByText(/^Checked:/).waitFor()
}

/** A whole game on a phone with a finger. */
export async function wholeByTouch(game: string): Promise<void> {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openTable(page, game, opening.bots(game))
  await hands.playByClicks([page], undefined, hands.dice(7), hands.tapSomewhere)
  await ended(page, game)
}

/** A whole game from the set-up on, and the check of its luck, by the keyboard alone. */
export async function wholeByKeys(game: string): Promise<void> {
  const page = await person()
  await openByKeys(page, game)
  await hands.playByKeys(page)
  await ended(page, game)
  await hands.tabTo(page, page.getByRole('button', { name: 'Check it' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^Checked:/).waitFor()
}

/** A seat at a table with so many bots; straight to it; or into the middle of a game. */
export const seat = (page: Page, game: string, rivals: number): Promise<string> =>
  opening.seat(page, game, rivals, house())
export const seatAt = (page: Page, game: string, rivals: number, at = house()): Promise<string> =>
  opening.seatAt(page, game, rivals, at)
export const playOn = (page: Page, game: string, moment: opening.Moment): Promise<string> =>
  opening.playOn(page, game, moment, house())
