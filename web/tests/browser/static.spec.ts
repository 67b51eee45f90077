/** The house in a tab: whole games by clicks with nobody behind the page, without a network, and through bad luck. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../texts'
import { inBrowsers, openTable, person, playByClicks, turn } from './people'
import { built, Host } from './static'
import { answers, offline, playThrough, QUICK, settled } from './tab'

inBrowsers()
let host: Host

beforeAll(async () => {
  host = await Host.open()
}, 300_000)
afterAll(() => host.stop())

test('a whole game against two bots by clicks, the network off, a reload in the middle, nothing lost', {
  timeout: 1_800_000,
}, async () => {
  const page = await settled(host)
  await offline(page, host)
  await playThrough(page, host, GAMES[0] ?? '', 'random', 12)
  await host.start()
})

test('all of it, packed as hosts pack it, is small', () => {
  const folder = built()
  const script = readFileSync(join(folder, 'service.js'), 'utf8')
  const names = [...script.matchAll(/^ "([^"]+)": "/gm)].map(([, name]) => join(folder, name ?? ''))
  const packed = (file: string) => /\.(?:pack|zip|woff2)$/.test(file) // and becomes hardly smaller
  const bytes = names.map((file) => (packed(file) ? statSync(file).size : gzipSync(readFileSync(file)).length))
  expect(names.length).toBeGreaterThan(100)
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(12_000_000)
})

/** What keeps Python away, and what is said then. */
const WITHOUT: [what: string, how: (page: Page) => Promise<unknown>, said: string][] = [
  [
    'without WebAssembly',
    (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly')),
    'WebAssembly',
  ],
  [
    'whose house came by halves',
    (page) =>
      page.route('**/house.tar.pack', async (route) => {
        const answer = await route.fetch()
        const body = await answer.body()
        await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) })
      }),
    'begonnene Spiele sind sicher',
  ],
]

test.each(WITHOUT)('a browser %s says so, and its rules can be read', async (_, how, said) => {
  const page = await person({ locale: 'de', serviceWorkers: 'block' }, { language: 'de' })
  await how(page)
  await page.goto(`${host.url}/learn/${GAMES[0]}`)
  await page.getByRole('alert').getByText(said).waitFor()
  await page.getByText(/Regeln und Lektionen lassen sich weiter lesen/).waitFor()
  await page.locator('.rule-id').first().waitFor()
})

test('pages that need a server say so, and no page leads there', async () => {
  const page = await person({}, QUICK)
  page.setDefaultTimeout(120_000)
  const far = ['/harbour', '/lobby', '/clubs', '/contests', '/puzzles', '/studies', '/leaders', '/people', '/keep']
  const leads = (to: string) => far.some((lane) => to === lane || to.startsWith(`${lane}/`))
  for (const at of ['/', '/games', '/learn', '/settings', '/account', '/about']) {
    await page.goto(`${host.url}${at}`)
    await page.locator('main h1').first().waitFor()
    const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(leads)).toEqual([])
  }
  const within = [`/puzzles/${GAMES[0]}/2`, '/people/Anna', `/explorer/${GAMES[0]}`, '/embed/puzzle']
  for (const at of [...far.filter((lane) => lane !== '/people'), ...within]) {
    await page.goto(`${host.url}${at}`)
    await page.getByRole('heading', { name: 'This page needs a house with a server.' }).waitFor()
  }
})

test('a host whose files do not fit together gives no update, a whole one comes when wished, and the game stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-static-'))
  cpSync(built(), folder, { recursive: true })
  const own = await Host.open(folder)
  try {
    const page = await settled(own)
    const script = readFileSync(join(folder, 'service.js'), 'utf8')
    const next = script.replace(/const VERSION = "\w+"/, 'const VERSION = "next"')
    await openTable(page, GAMES[0] ?? '', ['bot'], own.url)
    await playByClicks([page], (_, n) => n < 3)
    writeFileSync(join(folder, 'service.js'), next.replace(/("light\.js": )"[^"]+"/, '$1"torn"'))
    await page.reload()
    await page.getByText('could not be loaded completely').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await playByClicks([page], (_, n) => n < 3) // it goes on
    expect(await turn(page)).toBe('asked')
    const before = await answers(page)
    writeFileSync(join(folder, 'service.js'), next)
    await page.reload()
    await page.getByText('A newer version of this house is here').waitFor()
    const other = await page.context().newPage() // a second tab, of the older version
    await other.goto(`${own.url}/learn`)
    await other.locator('main h1').first().waitFor()
    const again = [page, other].map((one) => one.waitForEvent('load'))
    await page.getByRole('button', { name: 'Load it now' }).click()
    await Promise.all(again)
    await other.locator('main h1').first().waitFor()
    expect(await page.evaluate(() => caches.keys())).toContain('serenissima-next')
    expect(await turn(page)).toBe('asked')
    expect(await answers(page)).toBe(before)
  } finally {
    await own.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** In the worker of the house: a storage that is full while the test says so. */
const FULL = `
let full = false
new BroadcastChannel('test').onmessage = ({ data }) => { full = data }
for (const name of ['add', 'put']) {
  const kept = IDBObjectStore.prototype[name]
  IDBObjectStore.prototype[name] = function (...said) {
    if (full) throw new DOMException('no room', 'QuotaExceededError')
    return kept.apply(this, said)
  }
}
`

test('a browser without room takes no move, says so, and goes on when there is some', async () => {
  const page = await person({ serviceWorkers: 'block' }, QUICK)
  page.setDefaultTimeout(120_000)
  await page.route('**/house.worker-*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: FULL + (await answer.text()) })
  })
  const full = (yes: boolean) => page.evaluate((one) => new BroadcastChannel('test').postMessage(one), yes)
  await openTable(page, GAMES[0] ?? '', ['bot'], host.url)
  expect(await turn(page)).toBe('asked')
  const before = await answers(page)
  await full(true)
  const said = page.getByText('has no room left').first()
  await playByClicks([page], async () => !(await said.count()))
  expect(await answers(page)).toBe(before)
  await full(false)
  await playByClicks([page], async () => (await answers(page)) === before)
  expect(await answers(page)).toBeGreaterThan(before)
})

/** The shortest record of the suite. */
function record(game: string): string {
  const folder = join(import.meta.dirname, '../../../tests/games', game, 'records')
  const files = readdirSync(folder).filter((name) => name.endsWith('.rec'))
  const [shortest = ''] = files.map((name) => join(folder, name)).sort((a, b) => statSync(a).size - statSync(b).size)
  return shortest
}

test('a record comes in as a file, goes out as a link, and is played on from there; one of other rules says so', async () => {
  const page = await person({ permissions: ['clipboard-read', 'clipboard-write'] }, QUICK)
  page.setDefaultTimeout(120_000)
  await page.goto(`${host.url}/join`)
  const [file, game] = [page.locator('input[type=file]'), GAMES.at(-1) ?? '']
  const later = readFileSync(record(game), 'utf8').replace(/ rules=\d+/, ' rules=99')
  await file.setInputFiles({ name: 'later.rec', mimeType: 'text/plain', buffer: Buffer.from(later) })
  await page.getByRole('button', { name: 'Look at it' }).click()
  await page.getByRole('alert').getByText('played by other rules than those of this version').waitFor()
  await file.setInputFiles(record(game))
  await page.getByRole('button', { name: 'Look at it' }).click()
  await page.waitForURL('**/review/*')
  await page.getByRole('button', { name: 'Share' }).click()
  let link = ''
  const copied = async () => (link = await page.evaluate(() => navigator.clipboard.readText()))
  await expect.poll(copied, { timeout: 60_000 }).toContain('/?/join&at=')
  await page.close() // it would go on judging
  const other = await person({}, QUICK)
  other.setDefaultTimeout(120_000)
  await other.goto(link.replace(/at=\d+/, 'at=40'))
  await other.getByRole('button', { name: 'Play on from here' }).click()
  await other.waitForURL('**/table/*')
  expect(await turn(other)).toBe('asked')
  await other.goto(`${host.url}/join#cut`)
  await other.getByText('carries no game that can be read').waitFor()
})
