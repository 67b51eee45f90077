/** People play with each other: by link from two browsers, and at one screen. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING, CHART } from '../examples'
import { COVER, dice, inBrowsers, openTable, person, playByClicks } from './people'

inBrowsers()

/** Sit down at the table that somebody else has opened, by the link that he sends. */
async function joinBy(host: Page, guest: Page): Promise<void> {
  const link = await host.getByLabel('Send this link to your friends').inputValue()
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([host.waitForSelector('.prompt'), guest.waitForSelector('.prompt')])
}

/** The lines to the server that a page opens from now on, to be cut; the server behind them is the real one. */
async function cuttable(page: Page): Promise<() => Promise<void>> {
  const lines: (() => Promise<void>)[] = []
  await page.routeWebSocket('**/live*', (line) => {
    line.connectToServer()
    lines.push(() => line.close())
  })
  return async () => {
    for (const cut of lines.splice(0)) await cut()
  }
}

test('two browsers play each other by link to the end, and one loses its line and comes back', async () => {
  const [anna, bruno] = [await person(), await person()]
  const cut = await cuttable(bruno)
  await openTable(anna, BUILDING, ['By link'])
  await joinBy(anna, bruno)
  await playByClicks([anna, bruno], (_, n) => n < 12)
  await cut()
  await bruno.getByText(/connection lost/).waitFor()
  await bruno.getByText(/connection lost/).waitFor({ state: 'detached' })
  await playByClicks([anna, bruno], (_, n) => n < 6)
  await bruno.reload()
  await playByClicks([anna, bruno])
  const told = (page: Page) =>
    page.getByRole('dialog', { name: 'The game is over' }).locator('table td').allTextContents()
  const SCORES = 2 // they stand there at once; what they come from is asked of the house
  for (const page of [anna, bruno]) await expect.poll(async () => (await told(page)).length).toBeGreaterThan(SCORES)
  expect(await told(bruno)).toEqual(await told(anna))
})

test('what one says the other hears, also who comes back later', async () => {
  const [anna, bruno] = [await person(), await person()]
  await openTable(anna, CHART, ['By link'])
  await joinBy(anna, bruno)
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByLabel('Say something').fill('a fair wind')
  await anna.keyboard.press('Enter')
  await bruno.getByRole('tab', { name: /Chat/ }).click()
  await bruno.getByText('a fair wind').waitFor()
  await bruno.reload()
  await bruno.getByRole('tab', { name: /Chat/ }).click()
  await bruno.getByText('a fair wind').waitFor()
})

test('two people at one screen play to the end and see each other’s hand never', async () => {
  const page = await person()
  await openTable(page, BUILDING, ['Same screen'])
  let covers = 0
  await playByClicks(
    [page],
    async () => {
      if (!(await page.locator(COVER).count())) return true
      covers++
      const under = await page.evaluate(() => {
        const { clientWidth, clientHeight } = document.documentElement
        const hits = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [x * clientWidth, y * clientHeight]),
        )
        return hits.filter(([x = 0, y = 0]) => !document.elementFromPoint(x, y)?.closest('[role=alertdialog]')).length
      })
      expect(under, 'places where the cover lets something through').toBe(0)
      return true
    },
    dice(5),
  )
  expect(covers).toBeGreaterThan(2)
})
