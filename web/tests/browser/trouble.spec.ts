/** What goes wrong is said, and play goes on: lost lines, restarts, bad links, stale tabs, refused moves. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { inBrowsers, openTable, person, playByClicks, turn } from './people'
import { Server } from './server'

inBrowsers()
let server: Server
beforeAll(async () => {
  server = await Server.open()
})
afterAll(() => server?.close())

test('a server that crashes and comes back costs neither the game nor what was being written', async () => {
  const page = await person()
  await openTable(page, 'serenissima_2012', ['bot'], server.url)
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
  await openTable(page, 'dogeship', ['bot'], server.url)
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
  await page.goto(server.url)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText('The server cannot be reached.').waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
})

test('links that lead nowhere are explained', async () => {
  const [anna, bruno] = [await person(), await person()]
  await openTable(anna, 'dogeship', ['By link'], server.url)
  const link = await anna.getByLabel('Send this link to your friends').inputValue()
  await bruno.goto(link.replace(/invite=.*/, 'invite=expired'))
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await bruno
    .getByRole('alert')
    .getByText(/invitation/)
    .waitFor()
  await bruno.goto(`${server.url}/table/zzzzzzzzzz`)
  await bruno.getByText('There is no such table').first().waitFor()
  await bruno.goto(`${server.url}/no/such/page`)
  await bruno.getByText('There is nothing here.').waitFor()
})

test('a link that has expired because the game began leads to the table as an onlooker or is explained', async () => {
  const [anna, bruno, late] = [await person(), await person(), await person()]
  await openTable(anna, 'dogeship', ['By link'], server.url)
  const link = await anna.getByLabel('Send this link to your friends').inputValue()
  await bruno.goto(link)
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await bruno.waitForSelector('.prompt')
  await late.goto(link)
  await late.getByText('watching').first().waitFor()
})

test('two tabs on one seat show the same, and the older one’s late answer does no harm', async () => {
  const page = await person()
  const address = await openTable(page, 'dogeship', ['bot'], server.url)
  await turn(page)
  const twin = await page.context().newPage()
  await twin.goto(address)
  await turn(twin)
  await playByClicks([page], (_, n) => n < 4)
  await turn(page)
  await twin.waitForFunction(
    (text) => document.querySelector('.prompt h2')?.textContent === text,
    await page.locator('.prompt h2').textContent(),
  )
})

test('a move that the rules refuse is refused with the reason, and the question stands', async () => {
  const page = await person()
  await openTable(page, 'serenissima_2012', ['bot'], server.url)
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
