/** The explorer of a game, its filters in the address; and a board in a frame of another page. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { house, inBrowsers, person, unbarred, WIDTHS } from './people'

inBrowsers()

test('the explorer says that nothing was finished yet, bars nobody, and keeps its filters in the address', async () => {
  const page = await person()
  await page.goto(`${house()}/learn`)
  await page.locator('a[href^="/explorer/"]').last().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByLabel('pace').selectOption('turns')
  await page.waitForURL(/explorer\/\w+\?.*pace=turns/)
  await page.reload()
  expect(await page.getByLabel('pace').inputValue()).toBe('turns')
  await unbarred(page, 'explorer', WIDTHS)
})

test('the puzzle of the day stands in a frame of another page', async () => {
  const page = await person({ viewport: { width: 1024, height: 768 } })
  const body = `<iframe src="${house()}/embed/puzzle" width="900" height="600" title="a board"></iframe>`
  const elsewhere = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(body))
  await new Promise<void>((listens) => elsewhere.listen(0, 'localhost', listens))
  onTestFinished(() => void elsewhere.close())
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Open at Serenissima' }).waitFor()
  await frame.locator('.board svg >> visible=true').first().waitFor() // some boards begin with paints that are not seen
  expect(await frame.getByRole('link', { name: 'Open at Serenissima' }).getAttribute('href')).toMatch(/^\/puzzles\//)
})
