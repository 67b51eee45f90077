/** The harbour: people find each other, by mouse and by keyboard, at every width, by day and by night. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING, CHART } from '../examples'
import { wordsIn } from '../texts'
import { barriers, house, inBrowsers, person, unbarred, WIDTHS } from './people'

inBrowsers()

const titleOf = (game: string): string => wordsIn('en', game).title

async function come(page: Page): Promise<void> {
  await page.goto(`${house()}/harbour`)
  await page.getByRole('heading', { name: 'The harbour' }).waitFor()
}

/** The first click: a game. The second: find a table. */
async function twoClicks(page: Page, game: string): Promise<void> {
  await page.getByRole('radio', { name: titleOf(game) }).click()
  await page.getByRole('button', { name: 'Find a table' }).click()
}

test('two people find each other in two clicks each, and sit at one table', async () => {
  const [anna, bruno] = [await person(), await person()]
  for (const page of [anna, bruno]) await come(page)
  await twoClicks(anna, BUILDING)
  await anna.getByRole('heading', { name: 'Your seat waits' }).waitFor()
  await twoClicks(bruno, BUILDING)
  await Promise.all([anna, bruno].map((page) => page.waitForURL('**/table/*')))
  expect(new URL(anna.url()).pathname).toBe(new URL(bruno.url()).pathname)
  await Promise.all([anna, bruno].map((page) => page.waitForSelector('.prompt')))
})

test('a seat waits while one is elsewhere, and a bell calls', async () => {
  const [anna, bruno] = [await person(), await person()]
  await come(anna)
  await twoClicks(anna, CHART)
  await anna.getByRole('heading', { name: 'Your seat waits' }).waitFor()
  await anna.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await come(bruno)
  await bruno
    .getByRole('listitem')
    .filter({ hasText: titleOf(CHART) })
    .getByRole('button', { name: /^Sit down/ })
    .click()
  await anna.getByText('your table is complete').waitFor()
  expect(await barriers(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([anna, bruno].map((page) => page.waitForURL('**/table/*')))
})

test('by keyboard: a number is a game, Enter finds, Escape leaves; the choice is kept', async () => {
  const page = await person()
  await come(page)
  await page.locator('h1').click()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your seat waits' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Your seat waits' }).waitFor({ state: 'detached' })
  const chosen = () => page.getByRole('radio').and(page.locator('[name="harbour-game"]:checked')).count()
  await page.getByRole('radio', { name: '3', exact: true }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'The harbour' }).waitFor()
  expect(await chosen()).toBe(1)
  expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true)
})

test('nothing bars anybody at any width, by day and by night, with a boat and without', async () => {
  const [page, other] = [await person(), await person()]
  await come(page)
  await unbarred(page, 'empty', WIDTHS)
  await come(other)
  await twoClicks(other, CHART)
  await page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .waitFor()
  await unbarred(page, 'a boat', WIDTHS)
  await other.getByRole('button', { name: /^Leave/ }).click()
  await other.getByRole('heading', { name: 'Your seat waits' }).waitFor({ state: 'detached' })
})
