/** A finished game is checked with its house out of reach, and by a page that knows none, from a folder. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILDING } from '../examples'
import { proven } from '../finished'
import { inBrowsers, openTable, person } from './people'

inBrowsers()
const PAGE = join(import.meta.dirname, '../../dist/proof.html')

test('a finished game is checked with the house out of reach, and its proof by the page alone', async () => {
  const page = await person()
  await openTable(page, BUILDING, ['bot'])
  await page.waitForSelector('.stage > .board')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await page.evaluate((table) => localStorage.getItem(`serenissima.luck.${table}`), id)).toMatch(
    /"luck":"[0-9a-f]{32}"/,
  )
  await page.evaluate((table) => fetch(`/api/tables/${table}/resign`, { method: 'POST' }), id)
  let text = '' // taken on its way: a busy browser does not keep what a page was answered
  await page.route('**/proof?*', async (route) => {
    const answer = await route.fetch()
    if (answer.ok()) text = await answer.text()
    await route.fulfill({ response: answer })
  })
  await page.goto(new URL(`/review/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Check it' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.unroute('**/proof?*')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Check it' }).click()
  const verify = page.locator('section.verify')
  await verify.getByText('Verified', { exact: true }).waitFor()
  await verify.getByText(/cannot be asked for a second opinion/).waitFor()
  await verify.getByText(/Added to luck/).waitFor()

  const folder = mkdtempSync(join(tmpdir(), 'serenissima-proof-'))
  writeFileSync(join(folder, 'game.json'), text)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`file://${PAGE}`)
  await page.locator('#file').setInputFiles(join(folder, 'game.json'))
  await page.locator('#found.good').waitFor()
  const forged = proven()
  const [die] = forged.acts.filter((act) => act.odds != null)
  await page.locator('#text').fill(JSON.stringify(forged))
  await page.locator('#found.good').waitFor()
  await page.locator('#text').fill(JSON.stringify({ ...forged, acts: forged.acts.slice(1) }))
  await page.locator('#found.bad').waitFor()
  expect(die?.said).toBeTruthy()
  expect(asked.every((one) => one.startsWith('file:'))).toBe(true)
  expect(readFileSync(PAGE, 'utf8')).not.toMatch(/<script[^>]+src=|<link|https?:\/\/(?!www\.w3\.org)/)
})
