/** Phase 2 of 1996 at the quay: made up with mouse, keys and fingers, and given at once. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HAGGLING } from '../examples'
import { inBrowsers, person, playOn } from './people'

inBrowsers()

/** A game in which one's harbours lie open for the first time. */
async function toQuay(page: Page): Promise<void> {
  await playOn(page, HAGGLING, { record: 'two_players', entries: 10 })
  await page.locator('.quay.sheet .tabs').waitFor()
}

const crew = (page: Page) => page.locator('.berthed .stepper').first()
const value = (page: Page) => crew(page).locator('b').textContent()

test('by mouse: a sailor goes ashore, is taken back, and all of it is done at once', async () => {
  const page = await person()
  await toQuay(page)
  const before = Number(await value(page))
  await crew(page).getByRole('button').first().click()
  await expect.poll(() => value(page)).toBe(String(before - 1))
  await page.getByRole('button', { name: 'Undo step' }).click()
  expect(await value(page)).toBe(String(before))
  await crew(page).getByRole('button').first().click()
  await expect.poll(() => value(page)).toBe(String(before - 1))
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect.poll(() => page.locator('.quay.sheet').count()).toBe(0)
})

test('by keys: minus on a stepper, Space lifts, Esc puts back', async () => {
  const page = await person()
  await toQuay(page)
  const before = Number(await value(page))
  await crew(page).getByRole('button').first().focus()
  await page.keyboard.press('-')
  await expect.poll(() => value(page)).toBe(String(before - 1))
  const piece = page.locator('.berthed button.full').first()
  await piece.focus()
  await page.keyboard.press('Space')
  expect(await piece.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  expect(await piece.getAttribute('aria-pressed')).toBe('false')
})

test('by touch: a piece is tapped, then its place', async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await toQuay(page)
  const before = Number(await value(page))
  await page.locator('.berthed button.full').first().tap()
  await page.locator('[data-place=garrison] button.drop').tap()
  await expect.poll(() => value(page)).toBe(String(before - 1))
  await page.getByRole('button', { name: /^Done/ }).tap()
  await expect.poll(() => page.locator('.quay.sheet').count()).toBe(0)
})

test('on a small laptop it leaves the edge to the tabs', async () => {
  const page = await person({ viewport: { width: 1024, height: 768 } })
  await toQuay(page)
  const [sheet, tabs] = await Promise.all([
    page.locator('.quay.sheet').boundingBox(),
    page.locator('.side .rail').boundingBox(),
  ])
  if (!sheet || !tabs) throw new Error('no quay, or no tabs')
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(tabs.x)
})
