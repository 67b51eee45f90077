/** Half a minute without a network: it is shown at once, what was pressed is kept, and done once when it is back. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING } from '../examples'
import { inBrowsers, openTable, person, turn } from './people'

inBrowsers()

/** Notes in the page how long after such an event the loss is said: how busy the machine is beside it does not count. */
function noticing(event: string): void {
  const begin = () => {
    const lost = performance.now()
    const look = () => {
      if (!/connection lost|no answer/.test(document.body.textContent ?? '')) return
      document.body.dataset.noticed ??= String(performance.now() - lost)
      watch.disconnect()
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
  }
  addEventListener(event, begin, { once: true, capture: true })
}
const noticed = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset.noticed))

test('thirty seconds without a network, and back', async () => {
  const page = await person({}, { guard: false, speed: 'at_once', confirm: 'never' })
  await page.clock.install()
  const said: string[] = []
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => said.push(String(payload))))
  const plays = () => said.filter((one) => one.includes('"t":"play"')).map((one) => JSON.parse(one).seen)
  await openTable(page, BUILDING, ['bot'])
  expect(await turn(page)).toBe('asked')
  const board = await page.locator('.stage > .board').boundingBox()
  await page.evaluate(noticing, 'offline')
  await page.context().setOffline(true)
  await page.getByText(/connection lost|no answer/).waitFor()
  expect(await noticed(page)).toBeLessThan(3_000)
  const answer = page.locator('.prompt .end button').first()
  const text = (await answer.textContent()) ?? ''
  await answer.click()
  await page.getByText('sending …').first().waitFor()
  await page.locator('.prompt .note.danger').waitFor()
  expect(await page.locator('.stage > .board').boundingBox()).toEqual(board)
  for (let passed = 0; passed < 30; passed += 2) await page.clock.fastForward(2_000)
  expect(plays()).toEqual([])
  await page.context().setOffline(false)
  await page.getByText('sending …').first().waitFor({ state: 'detached' })
  await page.waitForSelector('.prompt:not([aria-busy=true])')
  expect(plays()).toHaveLength(1)
  expect(text.length).toBeGreaterThan(0)
  expect(await page.getByText(/connection lost/).count()).toBe(0)
})

test('a house that falls silent is doubted within three seconds', async () => {
  const page = await person({}, { guard: false, speed: 'at_once', confirm: 'never' })
  let dead = false
  await page.routeWebSocket('**/live*', (line) => {
    const server = line.connectToServer()
    line.onMessage((text) => dead || server.send(text))
    server.onMessage((text) => dead || line.send(text))
  })
  await openTable(page, BUILDING, ['bot'])
  expect(await turn(page)).toBe('asked')
  dead = true
  await page.evaluate(noticing, 'click')
  await page.locator('.prompt .end button').first().click()
  await page.getByText(/no answer from the server/).waitFor()
  expect(await noticed(page)).toBeLessThan(3_000)
  dead = false
  await page.getByText(/no answer|connection lost|connecting/).waitFor({ state: 'detached' })
  await page.waitForSelector('.prompt:not([aria-busy=true])')
})
