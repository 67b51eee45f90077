/** What goes wrong is said, and play goes on: lost lines, restarts, bad links, stale tabs, refused moves. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILDING, CHART } from '../examples'
import { house, inBrowsers, openTable, person, playByClicks, seatAt, turn } from './people'
import { Server } from './server'

inBrowsers()
let server: Server
beforeAll(async () => {
  server = await Server.open()
})
afterAll(() => server?.close())

test('a server that crashes and comes back costs neither the game nor what was being written', async () => {
  const page = await person()
  await openTable(page, CHART, ['bot'], server.url)
  await playByClicks([page], (_, n) => n < 5)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Say something').fill('half a sent')
  await server.stop('SIGKILL')
  await page.getByText(/connection lost/).waitFor()
  await page.getByLabel('Say something').press('Enter')
  expect(await page.getByLabel('Say something').inputValue()).toBe('half a sent')
  await server.start()
  await page.getByText(/connection lost/).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Say something').inputValue()).toBe('half a sent')
  await page.getByLabel('Say something').press('Enter')
  await page.getByRole('log').getByText('half a sent').waitFor()
  await playByClicks([page], (_, n) => n < 5)
})

test('a server that is restarted politely is waited for', async () => {
  const page = await person()
  await openTable(page, BUILDING, ['bot'], server.url)
  await turn(page)
  await server.stop()
  await page
    .getByText(/connection lost|connecting/)
    .first()
    .waitFor()
  await server.start()
  await playByClicks([page], (_, n) => n < 5)
})

test('without a server the page says so, and opens when it is tried again', async () => {
  const page = await person()
  await page.goto(house())
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText('The server cannot be reached.').waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
})

test('links that lead nowhere are explained', async () => {
  const [anna, bruno] = [await person(), await person()]
  await openTable(anna, BUILDING, ['By link'])
  const link = await anna.getByLabel('Send this link to your friends').inputValue()
  await bruno.goto(link.replace(/invite=.*/, 'invite=expired'))
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await bruno
    .getByRole('alert')
    .getByText(/invitation/)
    .waitFor()
  await bruno.goto(`${house()}/table/zzzzzzzzzz`)
  await bruno.getByText('There is no such table').first().waitFor()
  await bruno.goto(`${house()}/no/such/page`)
  await bruno.getByText('There is nothing here.').waitFor()
})

test('a link that has expired because the game began leads to the table as an onlooker or is explained', async () => {
  const [anna, bruno, late] = [await person(), await person(), await person()]
  await openTable(anna, BUILDING, ['By link'])
  const link = await anna.getByLabel('Send this link to your friends').inputValue()
  await bruno.goto(link)
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await bruno.waitForSelector('.prompt')
  await late.goto(link)
  await late.getByText('watching').first().waitFor()
})

/** Keep new positions from a page, until they are let through. */
async function delayed(page: Page): Promise<() => void> {
  let late: (() => void)[] | null = []
  await page.routeWebSocket('**/live*', (line) => {
    const server = line.connectToServer()
    let first = true
    server.onMessage((said) => {
      const position = /^{"t":"(?:position|changed)"/.test(String(said))
      if (late && position && !first) late.push(() => line.send(said))
      else line.send(said)
      first &&= !position
    })
  })
  return () => {
    for (const send of late ?? []) send()
    late = null
  }
}

test('of two tabs on one seat the one that is behind is told so, does no harm, and catches up', async () => {
  const page = await person()
  const address = await seatAt(page, BUILDING, 1)
  await turn(page)
  const twin = await page.context().newPage()
  const letThrough = await delayed(twin)
  await twin.goto(address)
  await turn(twin)
  const seen = async (one: Page) => (await one.locator('.prompt h2').textContent()) ?? ''
  const question = await seen(twin)
  await playByClicks([page], async () => (await seen(page)) === question)
  await playByClicks([twin], async () => !(await twin.locator('.prompt .note').count()))
  await twin.getByText('Something has happened meanwhile').first().waitFor()
  letThrough()
  await turn(page)
  await twin.locator('.prompt h2', { hasText: await seen(page) }).waitFor()
})

test('a move that the rules refuse is refused with the reason, and the question stands', async () => {
  const page = await person()
  await seatAt(page, CHART, 1)
  await turn(page)
  await page.keyboard.press('/')
  const line = page.getByLabel('Move in notation')
  await line.fill('why sail venezia')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await line.fill('nonsense 17')
  await page.keyboard.press('Enter')
  await page.locator('.command [role=status]').waitFor()
  expect(await turn(page)).toBe('asked')
})
