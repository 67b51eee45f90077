/** A puzzle is solved and rated: by its answers and by keys, by day and night, at every width. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messagesOf } from '../../src/lib/messages'
import { CHART } from '../examples'
import { GAMES } from '../texts'
import { barriers, house, inBrowsers, person, unbarred, WIDTHS } from './people'

inBrowsers()

const source = join(import.meta.dirname, '../../../src/serenissima')
const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl']
const said = (language: string, key: string): string =>
  messagesOf(language, readFileSync(join(source, `text/${language}/puzzles.ftl`), 'utf8')).say(['puzzles', key]) ?? ''

interface Kept {
  id: string
  asks: { right: string[][]; options: { answers: string[][] }[] }[]
}

/** The puzzle that a page shows, as it lies in the room of its game: the page itself does not know the answer. */
function kept(page: Page): Kept {
  const [, game = '', id = ''] = /\/puzzles\/([^/]+)\/([^/?#]+)/.exec(page.url()) ?? []
  const { puzzles } = JSON.parse(readFileSync(join(source, `games/${game}/puzzles.json`), 'utf8')) as {
    puzzles: Kept[]
  }
  return puzzles.find((one) => one.id === id) ?? expect.fail(page.url())
}

async function arrive(page: Page, path = '/puzzles'): Promise<void> {
  await page.goto(house() + path)
  await page.waitForURL(/\/puzzles\/[^/]+\/[^/]+/)
  await page.locator('#puzzle-title').waitFor()
  await page.locator('.prompt.asked').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Choose an answer from the list of all, and hand it in. */
async function handIn(page: Page, answer: string[]): Promise<void> {
  if (!(await page.locator('.list').count())) await page.keyboard.press('l')
  const move = page.locator(`.list [data-move="${answer.join(' ')}"]`)
  await move.click()
  await page.locator('.list .chosen').waitFor()
  await move.press('Enter')
}

const heading = (page: Page) => page.locator('#puzzle-outcome')

test('a puzzle is solved and rated, and what was sent before gave nothing away', async () => {
  const page = await person()
  const name = `Solver${Date.now() % 100_000_000}`
  await page.request.post(`${house()}/api/guest`, { data: {} })
  await page.request.post(`${house()}/api/register`, { data: { name, password: 'correct horse' } })
  const heard: string[] = []
  page.on('response', async (answer) => {
    if (/\/api\/puzzles\/[^/]+\/[^/]+$/.test(answer.url())) heard.push(await answer.text().catch(() => ''))
  })
  await arrive(page)
  const { asks } = kept(page)
  expect(heard.join('')).toContain('"end":null')
  expect(heard.join('')).not.toMatch(/"right"|"options":\[|"theme"|"share"|"gap"/)
  for (const { right } of asks) {
    await page.locator('.prompt.asked').waitFor()
    await handIn(page, right[0] ?? [])
    await expect
      .poll(async () => (await heading(page).count()) || (await page.locator('.on').count()))
      .toBeGreaterThan(0)
  }
  await heading(page).getByText(said('en', 'solved')).waitFor()
  await page.locator('.judgement li.right').first().waitFor()
  expect(await page.locator('.rating .by').textContent()).toMatch(/^\+\d+/)
  await page.locator('.week .found').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: said('en', 'doubt') }).click()
  await page.locator('.doubt').waitFor()
})

test('a wrong answer is told what it is worth, and the second try counts half', async () => {
  const page = await person()
  await arrive(page, `/puzzles/${CHART}`)
  const { asks } = kept(page)
  const right = asks[0]?.right ?? []
  const wrong = asks[0]?.options
    .flatMap(({ answers }) => answers)
    .find((one) => !right.some((other) => other.join() === one.join()))
  await handIn(page, wrong ?? expect.fail())
  await page.locator('.missed').waitFor()
  expect(await page.locator('.missed').textContent()).toMatch(/\d+ of 100/)
  expect(await page.locator('.judgement li').count()).toBe(0)
  await page.getByRole('button', { name: said('en', 'show') }).click()
  await heading(page).getByText(said('en', 'failed')).waitFor()
  expect(await page.locator('.judgement li.mine').count()).toBe(1)
  await page.locator('#puzzle-outcome').click()
  await page.keyboard.press('Enter')
  await expect.poll(async () => heading(page).count()).toBe(0)
})

test('keys 1 to 5 choose, and Enter hands in', async () => {
  const page = await person()
  await arrive(page, `/puzzles/${CHART}`)
  for (let n = 0; n < 8 && !(await page.locator('.missed, #puzzle-outcome, .on').count()); n++) {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(100)
  }
  await page.locator('.missed, #puzzle-outcome, .on').first().waitFor()
})

test.each(GAMES)('nothing bars anybody from a puzzle of %s at any width, by day and by night', async (game) => {
  const page = await person()
  await arrive(page, `/puzzles/${game}`)
  await unbarred(page, 'asked', WIDTHS)
  await page.getByRole('button', { name: said('en', 'show') }).click()
  await heading(page).waitFor()
  await unbarred(page, 'shown')
})

test('it is asked in five languages', async () => {
  const page = await person()
  await arrive(page)
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').first().selectOption(language)
    await page.locator('.judgement h2', { hasText: said(language, 'judgement') }).waitFor()
  }
})
