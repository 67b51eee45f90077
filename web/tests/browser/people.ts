/** People in real browsers, for tests. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launch } from '../../tools/chromium'
import * as hands from './hands'
import * as opening from './opening'

export * from './hands'
export { bots, late, type Moment, type Seats } from './opening'

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

/** Set a table up with the mouse, in the house that all share or in another one. */
export const openTable = (
  page: Page,
  game: string,
  others: opening.Seats,
  at = house(),
  level = 'random',
): Promise<string> => opening.openTable(page, game, others, at, level)

export const openByKeys = (page: Page, game: string): Promise<void> => opening.openByKeys(page, game, house())

/** A whole game from the set-up on, and the check of its luck, by the keyboard alone. */
export async function wholeByKeys(game: string): Promise<void> {
  const page = await person()
  await openByKeys(page, game)
  await hands.playByKeys(page)
  expect(await hands.ranking(page)).toHaveLength(opening.bots(game).length + 1)
  await hands.tabTo(page, page.getByRole('button', { name: 'Check it' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^Checked:/).waitFor()
}

/** Straight to a table with so many bots, or into the middle of a game. */
export const seatAt = (page: Page, game: string, rivals: number, at = house()): Promise<string> =>
  opening.seatAt(page, game, rivals, at)
export const playOn = (page: Page, game: string, moment: opening.Moment): Promise<string> =>
  opening.playOn(page, game, moment, house())
