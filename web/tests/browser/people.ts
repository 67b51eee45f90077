/** People in real browsers, for tests. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launch } from '../../tools/chromium'
import * as hands from './hands'

export * from './hands'

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
  others: hands.Seats,
  at = house(),
  level = 'random',
): Promise<string> => hands.openTable(page, game, others, at, level)
