/** How somebody comes to a table: through the page that sets one up, or straight to his seat where that page is not the matter. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { wordsIn } from '../texts'
import { tabTo } from './hands'

const records = join(import.meta.dirname, '../../../tests/games')

interface Short {
  /** options that make a game short; they are set on the page like any other */
  options?: Record<string, string>
  /** a shared deck is used up sooner by more people */
  bots?: number
  /** options that let the first seat begin */
  first?: Record<string, string | number>
}

/** A record of the suite, and so many entries of it. */
export interface Moment {
  record: string
  entries: number
}

/** How a game is played that is to be short: `tests/games/<game>/short.json`. */
function short(game: string): Short {
  const file = join(import.meta.dirname, '../games', game, 'short.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Short) : {}
}

export const bots = (game: string): 'bot'[] => Array<'bot'>(short(game).bots ?? 1).fill('bot')

export type Seats = ('bot' | 'Same screen' | 'By link')[]

/** Set a table up with the mouse: the first seat is one's own. */
export async function openTable(
  page: Page,
  game: string,
  others: Seats,
  at: string,
  level = 'random',
): Promise<string> {
  await page.goto(`${at}/new/${game}`)
  await page.getByRole('radio', { name: String(others.length + 1), exact: true }).check({ force: true })
  for (const [n, kind] of others.entries()) {
    const seat = page.locator('.seat').nth(n + 1)
    if (kind === 'bot') await seat.locator('select').selectOption(level)
    else await seat.getByRole('radio', { name: kind }).check({ force: true })
  }
  await shorten(page, game)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/table/*')
  return page.url()
}

/** The fields of these options on the set-up page, and what they are to be. */
function shortening(page: Page, game: string): { field: Locator; value: string }[] {
  return Object.entries(short(game).options ?? {}).map(([name, value]) => {
    const option = page.locator('.option', { hasText: wordsIn('en', game).option(name) })
    return { field: option.locator('input[type=number]').or(option.locator('select')).last(), value }
  })
}

const isList = (field: Locator) => field.evaluate((one) => one instanceof HTMLSelectElement)
const details = (page: Page) => page.locator('details.rules summary')

async function shorten(page: Page, game: string): Promise<void> {
  const options = shortening(page, game)
  if (options.length) await details(page).click()
  for (const { field, value } of options) {
    if (await isList(field)) await field.selectOption(value)
    else await field.fill(value)
    await field.press('Tab')
  }
}

/** The same with keys. */
export async function shortenByKeys(page: Page, game: string): Promise<void> {
  const options = shortening(page, game)
  if (!options.length) return
  await tabTo(page, details(page))
  await page.keyboard.press('Enter')
  for (const { field, value } of options) {
    await tabTo(page, field)
    if (await isList(field)) await downTo(page, field, value)
    else await page.keyboard.type(value)
  }
  await page.keyboard.press('Tab')
}

/** Choose from a list with keys, one line after the other: what is typed there finds any line that begins so. */
async function downTo(page: Page, list: Locator, value: string): Promise<void> {
  await page.keyboard.press('Home')
  const lines = await list.locator('option').count()
  for (let at = 0; at < lines && (await list.inputValue()) !== value; at++) await page.keyboard.press('ArrowDown')
  if ((await list.inputValue()) !== value) throw new Error(`there is no ${value} in ${list}`)
}

/** Set a table up with keys alone: against so many bots as make the game short, the weakest of all. */
export async function openByKeys(page: Page, game: string, at: string): Promise<void> {
  await page.goto(`${at}/new/${game}`)
  await tabTo(page, page.locator('input[name=seats]:checked'))
  const wanted = page.getByRole('radio', { name: String(bots(game).length + 1), exact: true })
  for (let more = 4; !(await wanted.isChecked()) && more; more--) await page.keyboard.press('ArrowLeft')
  for (const level of await page.locator('select.level').all()) {
    await tabTo(page, level)
    await page.keyboard.press('Home')
  }
  await shortenByKeys(page, game)
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/table/*')
}

// Straight to a seat

/** Ask the house for a table as a page would; its address. */
async function table(page: Page, at: string, path: string, data: object): Promise<string> {
  await page.request.post(`${at}/api/guest`, { data: {} })
  const answer = await page.request.post(at + path, { data })
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return `${at}/table/${id}`
}

async function goTo(page: Page, address: string): Promise<string> {
  await page.goto(address)
  return address
}

/** A table with so many bots that play anything; the first seat is one's own, and begins. */
export const seat = (page: Page, game: string, rivals: number, at: string): Promise<string> =>
  table(page, at, '/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: rivals }, () => ({ kind: 'bot', level: 'random' }))],
    options: short(game).first ?? {},
    shuffle: false,
  })

export const seatAt = async (page: Page, game: string, rivals: number, at: string): Promise<string> =>
  goTo(page, await seat(page, game, rivals, at))

/** The middle of a game: a record of the suite is brought in, and played on in its first seat against such bots. */
export async function playOn(page: Page, game: string, { record, entries }: Moment, at: string): Promise<string> {
  const text = readFileSync(join(records, game, 'records', `${record}.rec`), 'utf8')
  return goTo(
    page,
    await table(page, at, '/api/records', { record: text, entries, seat: 0, levels: Array(8).fill('random') }),
  )
}
