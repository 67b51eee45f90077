/** Prints how heavy each table is to open, when it is drawn, and how much processor time a new position takes: npm run measure */

import type { Browser, Page } from 'playwright-core'
import { dice, playByClicks, wish } from '../tests/browser/hands'
import { arrive, updates } from '../tests/browser/measures'
import { openTable } from '../tests/browser/opening'
import { Server } from '../tests/browser/server'
import { GAMES } from '../tests/texts'
import { launch } from './chromium'

const CLICKS = 60
/** Milliseconds that an update may take at the median. */
const MOST = 16

export async function main(): Promise<void> {
  const server = await Server.open()
  const browser = await launch()
  console.log('game               transfer   drawn    a position (median, worst, how many)')
  for (const game of GAMES) console.log(await line(browser, server.url, game))
  await browser.close()
  await server.close()
}

async function line(browser: Browser, house: string, game: string): Promise<string> {
  const host = await somebody(browser)
  const address = await openTable(host, game, ['bot', 'bot', 'bot'], house)
  const page = await somebody(browser)
  await page.context().addCookies(await host.context().cookies())
  await host.context().close()
  const { bytes, drawn } = await arrive(page, address)
  const took = await updates(page, () => playByClicks([page], (_, n) => n < CLICKS, dice(11)))
  took.sort((a, b) => a - b)
  await page.context().close()
  const [median, worst] = [took[took.length >> 1] ?? 0, took.at(-1) ?? 0]
  if (median > MOST) process.exitCode = 1
  const kilobytes = `${Math.round(bytes / 1000)} kB`
  return `${game.padEnd(18)} ${kilobytes.padStart(8)} ${`${Math.round(drawn)} ms`.padStart(8)}   ${median.toFixed(1)} ms, ${worst.toFixed(1)} ms, ${took.length}`
}

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await wish(context, { speed: 'at_once' })
  return context.newPage()
}
