/**
 * How heavy the house in a tab is, when it is ready, and whether the page stays awake while bots think, in each game:
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
import { openTable } from '../tests/browser/opening'
import { GAMES } from '../tests/texts'
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
/** Milliseconds until a page has come to rest, and for which it is looked at then. */
const REST = 6_000
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

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { functionName?: string; url?: string } }
}

/** Where the page itself was busy for long: by the clock, which others on the machine hold up, and by processor time. */
function busy(trace: Event[]): string {
  const mains = trace.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const own = trace.filter(({ ph, pid, tid }) => ph === 'X' && mains.some((one) => one.pid === pid && one.tid === tid))
  const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
  const long = (of: 'dur' | 'tdur') => tasks.filter((one) => (one[of] ?? 0) > 50_000)
  const worst = tasks.toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0)).slice(0, 3)
  const what = worst.map((task) => `\n  ${((task.tdur ?? 0) / 1000).toFixed(0)} ms: ${within(task, own)}`)
  return `tasks of the page over 50 ms: ${long('dur').length} by the clock, ${long('tdur').length} of processor time${what.join('')}`
}

/** What such a task did, the longest first. */
function within(task: Event, all: Event[]): string {
  const end = task.ts + (task.dur ?? 0)
  const inside = all.filter((one) => one !== task && one.ts >= task.ts && one.ts + (one.dur ?? 0) <= end)
  const sums = new Map<string, number>()
  for (const { name, tdur = 0 } of inside) sums.set(name, (sums.get(name) ?? 0) + tdur / 1000)
  const told = [...sums].sort(([, one], [, other]) => other - one).slice(0, 6)
  return told.map(([name, took]) => `${name} ${took.toFixed(0)}`).join(', ')
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

/** From now on the time between frames is kept. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
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

/** How many of them took long, and the longest. */
async function told(page: Page): Promise<string> {
  const kept = await page.evaluate(() => (globalThis as typeof globalThis & { kept: number[] }).kept)
  const long = kept.filter((one) => one > 50).length
  return `${long} of ${kept.length} frames over 50 ms, the longest ${Math.max(...kept).toFixed(0)} ms`
}

/** A page on which nothing happens: what is late here is held up by others on this machine. */
async function atRest(page: Page, url: string): Promise<string> {
  await page.goto(`${url}?/settings`)
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(REST)
  await watch(page)
  await page.waitForTimeout(REST)
  return `at rest: ${await told(page)}`
}

/** Frames that took long while somebody answers and bots think, and how many there were. */
async function frames(page: Page, game: string, url: string): Promise<string> {
  await openTable(page, game, ['bot', 'bot'], `${url}?`, 'mercante')
  await page.waitForSelector(ASKED)
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8.execute'] })
  await watch(page)
  const lots = dice(5)
  for (let n = 0; n < ANSWERS; n++) {
    await page.waitForSelector(ASKED)
    await clickSomewhere(page, lots)
    await page.waitForTimeout(400)
  }
  const seen = await told(page)
  const trace = (await browser?.stopTracing()) ?? Buffer.from('{"traceEvents":[]}')
  return `${game}: ${seen}; ${busy((JSON.parse(trace.toString()) as { traceEvents: Event[] }).traceEvents)}`
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
  while (!(await page.evaluate(async () => (await (await caches.open('begun')).keys()).length)))
    await page.waitForTimeout(200) // until a worker has left its memory
  console.log(`all of it, kept for days without a network: ${(sent / 1e6).toFixed(1)} MB`)
  await open(page, url, 'the second time')
  for (const game of GAMES) {
    console.log(await atRest(page, url))
    console.log(await frames(page, game, url))
  }
  await browser.close()
  host.close()
}
