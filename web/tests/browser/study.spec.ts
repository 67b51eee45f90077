/** A study is made, varied, spoken of, drawn upon, shared, read by another, saved and brought in again. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messagesOf } from '../../src/lib/messages'
import { CHART } from '../examples'
import { barriers, house, inBrowsers, person, unbarred, WIDTHS } from './people'

inBrowsers()

const source = join(import.meta.dirname, '../../../src/serenissima')
const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl']
const said = (key: string, language = 'en'): string =>
  messagesOf(language, readFileSync(join(source, `text/${language}/studies.ftl`), 'utf8')).say(['study', key]) ?? ''

/** A busy machine is slow. */
const eventually = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 90_000 })

interface Told {
  id: string
}

/** Somebody who may write, with a study of that game from its start. */
async function begun(game: string): Promise<{ page: Page; id: string }> {
  const page = await person()
  await page.request.post(`${house()}/api/guest`, { data: {} })
  const made = await page.request.post(`${house()}/api/studies`, {
    data: { title: 'Ragusa or Sicilia?', chapter: { title: 'The price of waiting', game } },
  })
  const { id } = (await made.json()) as Told
  await arrive(page, `/studies/${id}`)
  return { page, id }
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(house() + path)
  await page.locator('.tree').waitFor()
  await page.locator('.board svg, .board table').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
}

const games = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get(`${house()}/api/games`)).json()) as { key: string }[]).map(({ key }) => key)

/** No field has the keys any more. */
const calm = (page: Page) => page.locator('.eyes legend').click()

const current = (page: Page) => page.locator('.tree [aria-current]')

/** Luck answers where it is asked; a question that goes away under the hand was that of another position. */
async function luckFell(page: Page): Promise<boolean> {
  const luck = page.getByRole('button', { name: said('let_fall') })
  while (await luck.count())
    if (
      await luck.click({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    )
      return true
  return false
}

/** The move that is shown, once its board and its address are there too. */
async function shown(page: Page): Promise<string> {
  const node = await page.waitForFunction(() => {
    const { node } = document.querySelector<HTMLElement>('.tree [aria-current]')?.dataset ?? {}
    return node === new URLSearchParams(location.search).get('at') && node
  })
  return String(await node.jsonValue())
}

/** Whoever is asked plays that answer of the list, unless luck is asked. */
async function play(page: Page, which: number): Promise<void> {
  const before = await shown(page)
  if (!(await luckFell(page))) {
    await calm(page)
    if (!(await page.locator('.list').count())) await page.keyboard.press('l')
    const moves = page.locator('.list [data-move]')
    await moves.first().waitFor()
    await moves.nth(Math.min(which, (await moves.count()) - 1)).click()
    const sure = page.locator('.list .chosen')
    if (await sure.count()) await sure.press('Enter')
  }
  await eventually(() => shown(page)).not.toBe(before)
  if (await page.locator('.list').count()) await page.keyboard.press('Escape')
}

test('a study is made, varied, shared, read by another, saved and brought in again', async () => {
  const page = await person()
  await page.goto(`${house()}/studies`)
  const [game = ''] = await games(page)
  await page.getByLabel(said('title')).first().fill('Selling before the chain')
  await page.locator('.studies select').first().selectOption(game)
  await page.getByRole('button', { name: said('begin') }).click()
  await page.waitForURL(/\/studies\/[0-9a-f]{10}/)
  await page.locator('.tree').waitFor()

  for (let n = 0; n < 3; n++) await play(page, 0)
  expect(await page.locator('.tree .move').count()).toBeGreaterThanOrEqual(4)
  await calm(page)
  await page.keyboard.press('Home')
  await eventually(() => page.url()).toContain('at=0')
  let forks = 0
  for (let n = 0; n < 6 && !forks; n++) {
    await play(page, 1)
    forks = await page.locator('.tree .letter').count()
  }
  expect(forks, 'a variation has its letter').toBeGreaterThanOrEqual(2)

  await calm(page)
  await page.keyboard.press('c')
  await page.locator('.comment textarea').fill('Not the dearest sale, the surest.')
  await page.locator('.comment textarea').press('Control+Enter')
  await page.locator('.tree .comment', { hasText: 'the surest' }).waitFor()
  await page.getByLabel(said('glyph')).selectOption('!')
  await page.locator('.tree .glyph').waitFor()

  await calm(page)
  await page.keyboard.press('a')
  const things = page.locator('.tool select')
  await things.first().waitFor()
  const options = await things.nth(0).locator('option').count()
  await things.nth(0).selectOption({ index: 1 })
  await things.nth(1).selectOption({ index: options - 1 })
  await page.getByRole('button', { name: said('draw'), exact: true }).click()
  await page.locator('.marks .shaft').waitFor({ state: 'attached' })
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: said('share') }).click()
  await page.getByLabel(said('for_link')).check({ force: true })
  await eventually(() => page.locator('[data-link]').inputValue()).toContain('link=')
  const link = await page.locator('[data-link]').inputValue()
  expect(await barriers(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: said('file') }).click()
  const file = await (await saving).path()

  const other = await person()
  await other.goto(link)
  await other.locator('.tree .comment', { hasText: 'the surest' }).waitFor()
  await other.locator('.marks .shaft').waitFor({ state: 'attached' })
  expect(await other.locator('.transport select').count(), 'who reads does not write').toBe(0)
  expect(await barriers(other)).toEqual([])

  await other.goto(`${house()}/studies`)
  await other.locator('input[type=file]').setInputFiles(file)
  await other.waitForURL(/\/studies\/[0-9a-f]{10}/)
  await other.locator('.tree .comment', { hasText: 'the surest' }).waitFor()
  const [mine, his] = await Promise.all(
    [page, other].map(async (one) => {
      const id = /studies\/([0-9a-f]{10})/.exec(one.url())?.[1] ?? ''
      return (await one.request.get(`${house()}/api/studies/${id}/file`)).json() as Promise<unknown>
    }),
  )
  expect(his).toEqual(mine)
  expect(await other.locator('.transport select').count(), 'his own he writes').toBe(1)
})

test('keys go along the moves, change the eyes, and cut a branch that can be put back', async () => {
  const { page } = await begun(CHART)
  for (let n = 0; n < 3; n++) await play(page, 0)
  const all = await page.locator('.tree .move').count()
  await calm(page)
  await page.keyboard.press('Home')
  await eventually(() => current(page).textContent()).toContain(said('beginning'))
  await page.keyboard.press('ArrowRight')
  await eventually(() => page.url()).not.toMatch(/at=0/)
  await page.keyboard.press('e')
  await eventually(() => page.url()).toContain('as=0')
  await page.keyboard.press('Shift+Delete')
  await eventually(() => page.locator('.tree .move').count()).toBe(1)
  await page.getByRole('button', { name: said('undo'), exact: true }).click()
  await eventually(() => page.locator('.tree .move').count()).toBe(all)
  await eventually(() => page.url()).not.toMatch(/at=0/)
  const shown = await page.locator('.opinion').count()
  await calm(page)
  await page.keyboard.press('o')
  await eventually(() => page.locator('.opinion').count()).toBe(shown ? 0 : 1)
})

test('the bots say what they think, and one plays on against them', async () => {
  const { page } = await begun(CHART)
  await play(page, 0) // luck says who begins
  await eventually(() => page.locator('.opinion .bar li').count()).toBeGreaterThan(1)
  await eventually(() => page.locator('.opinion .moves li').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: said('play_on') }).click()
  await page.getByRole('button', { name: said('play'), exact: true }).click()
  await page.waitForURL(/\/table\/[a-z0-9]{10}/)
  await page.locator('.prompt').waitFor()
})

test('a live board stands in a page of somebody else, and nothing else does', async () => {
  const { page, id } = await begun(CHART)
  await page.request.patch(`${house()}/api/studies/${id}`, { data: { visibility: 'public' } })
  const framed = await page.request.get(`${house()}/embed/study/${id}`)
  expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *')
  expect(framed.headers()['x-frame-options']).toBeUndefined()
  const page2 = await page.request.get(`${house()}/studies/${id}`)
  expect(page2.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page2.headers()['x-frame-options']).toBe('DENY')
  const reader = await person()
  await reader.goto(`${house()}/embed/study/${id}`)
  await reader.locator('.board svg').first().waitFor({ state: 'attached' })
  expect(await reader.locator('aside.column, .bar.dark').count()).toBe(0)
  expect(await barriers(reader)).toEqual([])
})

test('nothing bars anybody at any width, by day and by night', async () => {
  const { page } = await begun(CHART)
  await play(page, 0)
  await eventually(() => page.locator('.opinion .bar').count()).toBe(1)
  await unbarred(page, 'study', WIDTHS)
  await page.setViewportSize({ width: 1280, height: 650 })
  await unbarred(page, 'on a low window')
})

test('every game has its board, and there is the plain one', async () => {
  const page = await person()
  await page.request.post(`${house()}/api/guest`, { data: {} })
  for (const game of await games(page)) {
    const made = await page.request.post(`${house()}/api/studies`, { data: { title: game, chapter: { game } } })
    await arrive(page, `/studies/${((await made.json()) as Told).id}`)
    await play(page, 0)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/study-${game}.png` })
    await page.locator('header .tool.wide').first().click()
    await page.locator('.board table').first().waitFor()
  }
})

test('it is written in five languages', async () => {
  const { page } = await begun(CHART)
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').first().selectOption(language)
    await page.locator('.eyes legend', { hasText: said('eyes', language) }).waitFor()
  }
})
