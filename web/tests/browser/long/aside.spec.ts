/** A line is lost for long: the game goes on in the browser's own house, and back to the server when that is there again. */

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../texts'
import { inBrowsers, openTable, person, playByClicks, turn } from '../people'
import { Server } from '../server'
import { built } from '../static'
import { QUICK } from '../tab'

inBrowsers()
let server: Server

beforeAll(async () => {
  server = await Server.open(undefined, { SERENISSIMA_TAB: built() })
}, 300_000)
afterAll(() => server.close())
afterEach(() => server.again())

/** Somebody for whom the house in a tab is kept beside the one on the server. */
async function prepared(): Promise<Page> {
  const page = await person({ serviceWorkers: 'allow' }, QUICK)
  page.setDefaultTimeout(180_000)
  await page.goto(server.url)
  // a function that promises something would do at once for waitForFunction
  const active = async () => !!(await navigator.serviceWorker.getRegistration('/tab/'))?.active
  await expect.poll(() => page.evaluate(active), { timeout: 180_000 }).toBe(true)
  return page
}

/** The record of the table that is shown, as its server has it. */
const record = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/along`)
    return ((await answer.json()) as { record: string }).record
  })

test('a game against bots goes on without its server, and back to it', { timeout: 900_000 }, async () => {
  const page = await prepared()
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/along') && answer.ok())
  await openTable(page, GAMES[0] ?? '', ['bot', 'bot'], server.url)
  expect(await turn(page)).toBe('asked')
  await taken
  const before = await record(page)
  await server.stop('SIGKILL')
  await page.getByRole('link', { name: 'Play this game on here' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL('**/tab/?/table/*')
  await playByClicks([page], (_, n) => n < 6)
  expect(await turn(page)).toBe('asked')
  await server.again()
  await page.getByRole('button', { name: 'Hand it back' }).click()
  await page.waitForURL(`${server.url}/table/*`)
  expect(await turn(page)).toBe('asked')
  const after = await record(page)
  const first = before.trimEnd().split('\n').slice(1, 6)
  expect(after.split('\n').slice(1, 6)).toEqual(first)
  expect(after.length).toBeGreaterThan(before.length)
})

test('without its server, rules and lessons are read in the house beside it', { timeout: 900_000 }, async () => {
  const page = await prepared()
  await page.reload()
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor() // its words have come
  await server.stop('SIGKILL')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Go on without it' }).click()
  await page.waitForURL('**/tab/')
  await page.goto(`${server.url}/tab/?/learn/${GAMES[0]}`)
  await page.locator('.rule-id').first().waitFor()
  await page.context().setOffline(false)
})
