/**
 * How heavy the house in a tab is, when it is ready, and whether the page stays awake while bots think:
 * node tools/run.mjs tools/measure-tab.ts [FOLDER]
 *
 * The folder is handed out packed, as hosts do that pack what they send; the content policy goes along as a header.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { clickSomewhere, dice, wish } from '../tests/browser/hands'
import { launch } from './chromium'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self'"
const ASKED = '.prompt.asked:not([aria-busy=true])'
const ANSWERS = 12
let sent = 0

function hand(folder: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { pathname } = new URL(asked.url ?? '/', 'http://host')
  const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  if (!existsSync(file) || !statSync(file).isFile()) return void answer.writeHead(404).end()
  const type = TYPES[extname(file)]
  const packed = type && existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null
  const body = packed ?? (type ? gzipSync(readFileSync(file)) : readFileSync(file))
  const encoding = packed ? { 'content-encoding': 'br' } : type ? { 'content-encoding': 'gzip' } : {}
  const cache = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
  const said = { 'content-type': type ?? 'application/octet-stream', 'cache-control': cache, etag: `"${body.length}"` }
  if (asked.headers['if-none-match'] === said.etag) return void answer.writeHead(304, said).end()
  sent += body.length
  answer.writeHead(200, { ...said, ...encoding, 'content-security-policy': POLICY }).end(body)
}

/** From nothing to the first question of a game against bots. */
async function open(page: Page, url: string, what: string): Promise<void> {
  const [began, before] = [Date.now(), sent]
  const lap = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  await page.goto(url)
  const play = page.getByRole('button', { name: 'Play now against bots' })
  await play.waitFor()
  const shown = lap()
  await play.click()
  await page.waitForURL('**/table/*')
  const ready = lap()
  await page.waitForSelector(ASKED)
  console.log(`${what}: shown ${shown}, ready ${ready}, asked ${lap()}; ${((sent - before) / 1e6).toFixed(1)} MB`)
}

/** Frames that took long while somebody answers and bots think, and how many there were. */
async function frames(page: Page): Promise<string> {
  await page.evaluate(() => {
    const kept: number[] = []
    Object.assign(globalThis, { kept })
    let last = performance.now()
    const next = (now: number) => {
      kept.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  const lots = dice(5)
  for (let n = 0; n < ANSWERS; n++) {
    await page.waitForSelector(ASKED)
    await clickSomewhere(page, lots)
    await page.waitForTimeout(400)
  }
  const kept = await page.evaluate(() => (globalThis as unknown as { kept: number[] }).kept)
  return `${kept.filter((one) => one > 50).length} of ${kept.length} frames over 50 ms, the longest ${Math.max(...kept).toFixed(0)} ms`
}

export async function main([folder = '../build/static']: string[]): Promise<void> {
  const host = createServer((asked, answer) => hand(folder, asked, answer))
  await new Promise<void>((then) => host.listen(0, '127.0.0.1', then))
  const at = host.address()
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/`
  const browser = await launch()
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' })
  await wish(context, { speed: 'at_once', guard: false, confirm: 'never' })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000)
  await open(page, url, 'the first time')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  console.log(`all of it, kept for days without a network: ${(sent / 1e6).toFixed(1)} MB`)
  await open(page, url, 'the second time')
  console.log(await frames(page))
  await browser.close()
  host.close()
}
