/** Clubs in browsers: founded, joined, with a quay of their own; challenges; and playing hours for games by turns. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING } from '../examples'
import { ask, register } from './accounts'
import { house, inBrowsers, person, unbarred } from './people'

inBrowsers()

test('a club is founded and joined, and its members find each other at its quay', async () => {
  const [anna, bruno] = [await person(), await person({ viewport: { width: 390, height: 844 } })]
  const mark = Date.now() % 1e8
  await register(anna, house(), `Anna${mark}`)
  await register(bruno, house(), `Bruno${mark}`)
  await anna.goto(`${house()}/clubs`)
  await anna.locator('summary').click()
  await anna.getByLabel('Name of the club').fill(`Club of Delft ${mark}`)
  await unbarred(anna, 'founding')
  await anna.getByRole('button', { name: 'Found a club' }).click()
  await anna.getByRole('heading', { name: `Club of Delft ${mark}`, level: 1 }).waitFor()
  const club = new URL(anna.url()).pathname
  await bruno.goto(`${house()}${club}`)
  await bruno.getByText('Its quay and its tables are for members.').waitFor()
  await unbarred(bruno, 'outside')
  await bruno.getByRole('button', { name: 'Join' }).click()
  for (const page of [anna, bruno]) {
    await page.goto(`${house()}${club}`)
    await page.getByRole('combobox', { name: 'Game' }).selectOption(BUILDING)
    await page.evaluate((game) => localStorage.setItem('serenissima.harbour', game), kept())
    await page.reload()
    await page.getByRole('button', { name: 'Put out a boat' }).waitFor()
  }
  await unbarred(anna, 'inside')
  await anna.getByRole('button', { name: 'Put out a boat' }).click()
  await anna.getByRole('button', { name: 'Wait no longer' }).waitFor()
  await bruno.getByRole('button', { name: /^Sit down/ }).click()
  await sitTogether(anna, bruno)
})

/** By turns a bell says where the table is: both go there, and it is the same. */
async function sitTogether(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByRole('link', { name: 'To the table' }).click()
    await page.waitForURL('**/table/*')
  }
  expect(new Set(pages.map((page) => new URL(page.url()).pathname)).size).toBe(1)
}

/** A game for two by turns is looked for: nobody has to be called. */
const kept = () => JSON.stringify({ game: BUILDING, choices: { [BUILDING]: { tempo: 'turns', seats: 2 } } })

test('a challenge reaches the one it is for, and nobody else', async () => {
  const [anna, bruno, carla] = [await person(), await person(), await person()]
  const mark = Date.now() % 1e8
  for (const [page, name] of [
    [anna, 'Ada'],
    [bruno, 'Ben'],
    [carla, 'Cleo'],
  ] as const) {
    await register(page, house(), `${name}${mark}`)
    await page.evaluate((game) => localStorage.setItem('serenissima.harbour', game), kept())
    await page.goto(`${house()}/harbour`)
    await page.getByRole('heading', { name: 'The harbour' }).waitFor()
  }
  await ask(anna, 'PUT', `/harbour/${BUILDING}`, {
    seats: 2,
    pace: { kind: 'turns', hours: 48 },
    only: `Ben${mark}`,
  })
  const mine = bruno.getByRole('listitem').filter({ hasText: 'a challenge to you' })
  await mine.waitFor()
  expect(await carla.getByText('a challenge to').count()).toBe(0)
  await mine.getByRole('button', { name: /^Sit down/ }).click()
  await sitTogether(anna, bruno)
})

test('playing hours and holidays are chosen, and shown to the others at the table', async () => {
  const [anna, bruno] = [await person(), await person()]
  const mark = Date.now() % 1e8
  await register(anna, house(), `Ida${mark}`)
  await register(bruno, house(), `Jo${mark}`)
  await anna.goto(`${house()}/settings`)
  await anna.getByRole('heading', { name: 'Games by turns' }).waitFor()
  await unbarred(anna, 'hours')
  await anna.getByLabel('I play from').fill('09:00')
  await anna.getByRole('button', { name: 'Keep' }).click()
  await anna.getByText('Kept.').waitFor()
  await anna.getByRole('button', { name: 'Add' }).click()
  await anna.getByText('29 of 30 days are left').waitFor()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const wish = { game: BUILDING, seats, pace: { kind: 'turns', hours: 48 }, visibility: 'public' }
  const { id } = await ask<{ id: string }>(anna, 'POST', '/tables', wish)
  await ask(bruno, 'POST', `/tables/${id}/join`)
  await bruno.goto(`${house()}/table/${id}`)
  await bruno.getByText(/plays again/).waitFor()
})
