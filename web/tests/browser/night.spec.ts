/** The house by night: it is night from the first thing that is painted, and whoever wants turns the light. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEALING } from '../examples'
import { barriers, house, inBrowsers, person, seatAt, turn } from './people'

inBrowsers()

const NIGHT = 'rgb(17, 28, 43)'
const DAY = 'rgb(246, 238, 219)'
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(house() + path)
  await page.locator('main h1').first().waitFor()
}

/** The grounds that are painted until a page is there, in the order in which they come. */
async function grounds(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const colour = document.body && getComputedStyle(document.documentElement).backgroundColor
      if (colour && colour !== seen.at(-1)) seen.push(colour)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await arrive(page, path)
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('a dark system has a dark house from the first painted frame', async () => {
  const page = await person({ colorScheme: 'dark' })
  expect(await grounds(page, '/')).toEqual([NIGHT])
})

test('a choice holds from the first painted frame, against the system', async () => {
  const page = await person({ colorScheme: 'light' })
  await arrive(page, '/settings')
  expect(await ground(page)).toBe(DAY)
  await page.getByRole('main').getByRole('radio', { name: 'Night' }).check({ force: true })
  expect(await ground(page)).toBe(NIGHT)
  expect(await grounds(page, '/settings')).toEqual([NIGHT])
})

test('the bar turns the light, at a wide window and at a narrow one', async () => {
  const page = await person({ colorScheme: 'dark' })
  await arrive(page, '/')
  await page.getByRole('banner').getByRole('radio', { name: 'Day' }).check({ force: true })
  expect(await ground(page)).toBe(DAY)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Night' }).click()
  expect(await ground(page)).toBe(NIGHT)
})

test('the settings open over the table, and the game goes on behind them', async () => {
  const page = await person({ colorScheme: 'dark' })
  await seatAt(page, DEALING, 2)
  await turn(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('switch', { name: 'Sound' }).click()
  await sheet.getByRole('slider', { name: 'Volume' }).fill('0.3')
  await sheet.getByRole('radio', { name: 'Calm' }).check({ force: true })
  expect(await barriers(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('serenissima.settings') ?? '{}'))
  expect(kept).toMatchObject({ sound: true, volume: 0.3, speed: 'calm' })
  expect(await turn(page)).toBe('asked')
})

test('a newcomer finds a clean console', async () => {
  const page = await person()
  const said: string[] = []
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && said.push(line.text()))
  await arrive(page, '/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((then) => requestIdleCallback(then)))
  expect(said).toEqual([])
})
