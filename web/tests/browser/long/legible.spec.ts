/** On a laptop, a tablet and a phone everything can be read: no letter is too small, none is cut, nothing lies on a plaque. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/ui/languages'
import { GAMES } from '../../texts'
import { dice, playByClicks } from '../hands'
import { clashes, cut, letters, smaller, touching } from '../legible'
import { inBrowsers, openTable, person } from '../people'

inBrowsers()

/** The least letters on a board by its window, as `tests/games/<game>/windows.json` promises them. */
function windows(game: string): { width: number; height: number; board: number }[] {
  const file = join(import.meta.dirname, '../../games', game, 'windows.json')
  const promised = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {}
  return Object.entries(promised).map(([size, board]) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { width, height, board }
  })
}
const PROMISED = GAMES.filter((game) => windows(game).length)
/** Nothing is smaller than this, wherever it stands. */
const LEAST = 10
const PLACES = '.stage .board'
const BESIDE = '.prompt, .players, .side, .bar'
const PLAQUES = '.board .plaque [data-sheet]'
const FURNITURE = '.board .furniture, .prompt, .zoom button, .toast'
const CLICKS = 8

/** A table in the middle of a game, as the same person sees it in another language. */
async function inTongue(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('serenissima.settings') ?? '{}') as object
    localStorage.setItem('serenissima.settings', JSON.stringify({ ...kept, language: chosen }))
  }, language)
  await page.reload()
  await page.waitForSelector('.stage .board :is(svg, table)', { state: 'attached' })
  await page.waitForSelector('.prompt h2', { state: 'attached' }) // a quay may lie over it
  await page.evaluate(() => document.fonts.ready)
}

async function look(
  page: Page,
  { width, height, board }: ReturnType<typeof windows>[number],
): Promise<Record<string, string[]>> {
  await page.setViewportSize({ width, height })
  await page.mouse.move(width - 3, 3)
  await page.waitForTimeout(250)
  return {
    board: smaller(await letters(page, PLACES), board),
    beside: smaller(await letters(page, BESIDE), LEAST),
    touching: width > 700 ? await touching(page, PLAQUES, FURNITURE) : await touching(page, PLAQUES, '.toast'),
    cut: await cut(page, `${PLACES}, .prompt`),
    words: await clashes(page, '.stage > .board, .prompt, .players, .side .back'),
  }
}

test('some board promises it', () => expect(PROMISED.length).toBeGreaterThan(1))

describe.each(PROMISED)('a table of %s', (game) => {
  test('can be read in every window and every language', { timeout: 600_000 }, async () => {
    const page = await person()
    await openTable(page, game, ['bot', 'bot', 'bot'])
    // so that something lies on the table; where rivals think too long, what lies there is measured
    await playByClicks([page], (_, n) => n < CLICKS, dice(5)).catch(() => 0)
    const wrong: Record<string, Record<string, string[]>> = {}
    for (const { key } of LANGUAGES) {
      await inTongue(page, key)
      for (const window of windows(game)) {
        const found = Object.entries(await look(page, window)).filter(([, all]) => all.length)
        if (found.length) wrong[`${key}, ${window.width} x ${window.height}`] = Object.fromEntries(found)
      }
    }
    expect(wrong).toEqual({})
  })
})
