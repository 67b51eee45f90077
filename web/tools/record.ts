/**
 * Records what a person sees of two bots' turns, as pictures one after the other:
 * npm run recording [FOLDER [GAME ...]], with HOUSE for a house that is open already and SPEED for another
 * speed than brisk.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { clickSomewhere, dice, endEvent, turn, wish } from '../tests/browser/hands'
import { openTable } from '../tests/browser/opening'
import { Server } from '../tests/browser/server'
import { GAMES } from '../tests/texts'
import { launch } from './chromium'

const MOST_CLICKS = 200
const SHOWS = 2
/** So many equal pictures, and what is told as an event has come to its end: it waits for the viewer. */
const STILL = 4
const [width = 1440, height = 900] = (process.env.SIZE ?? '1440x900').split('x').map(Number)

export async function main([folder = 'shots/show', ...games]: string[]): Promise<void> {
  const server = process.env.HOUSE ? null : await Server.open()
  const browser = await launch()
  for (const game of games.length ? games : GAMES)
    await record(browser, process.env.HOUSE ?? server?.url ?? '', game, join(folder, game))
  await browser.close()
  await server?.close()
}

async function record(browser: Browser, house: string, game: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const page = await somebody(browser)
  await openTable(page, game, ['bot', 'bot'], house)
  const throwDice = dice(5)
  let shows = 0
  for (let n = 0; n < MOST_CLICKS && shows < SHOWS; n++) {
    const frames = await filmed(page, join(folder, String(shows)))
    if (frames) console.log(`${game}: ${frames.pictures} pictures, ${frames.captions.join(' | ')}`)
    if (frames && frames.captions.length > 4) shows++
    if ((await turn(page)) !== 'asked') break
    await clickSomewhere(page, throwDice)
    await page.waitForTimeout(120)
  }
  await page.context().close()
}

interface Film {
  pictures: number
  captions: string[]
}

/** Every picture that differs from the one before, as long as something is shown; none where nothing is. */
async function filmed(page: Page, name: string): Promise<Film | null> {
  const captions: string[] = []
  let [pictures, still] = [0, 0]
  let before: Uint8Array = new Uint8Array()
  while (await page.locator('.show').count()) {
    const picture = await page.screenshot()
    const said = await page.evaluate(() => document.querySelector('.caption p')?.textContent ?? '')
    if (said && said !== captions.at(-1)) captions.push(said)
    still = picture.equals(before) ? still + 1 : 0
    if (still === 0) writeFileSync(`${name}-${String(pictures++).padStart(3, '0')}.png`, picture)
    else if (still % STILL === 0) await endEvent(page)
    before = picture
  }
  return pictures ? { pictures, captions } : null
}

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en' })
  await wish(context, { speed: process.env.SPEED ?? 'brisk' })
  return context.newPage()
}
