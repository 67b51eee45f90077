/** A game in a package of its own, of which the client knows nothing, is played on the plain board. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inBrowsers, openTable, person, playByClicks, ranking } from './people'
import { Server } from './server'

const toy = join(import.meta.dirname, '../../../tests/toy')
const site = mkdtempSync(join(tmpdir(), 'serenissima-plugin-'))
const path = process.env.PYTHONPATH
let server: Server

/** What an installer leaves: the package, and a note with its entry point. */
function install(): void {
  const note = join(site, 'toy-0.1.dist-info')
  mkdirSync(note)
  writeFileSync(join(note, 'METADATA'), 'Metadata-Version: 2.1\nName: toy\nVersion: 0.1\n')
  writeFileSync(join(note, 'entry_points.txt'), '[serenissima.games]\ntoy = toy\n')
  symlinkSync(toy, join(site, 'toy'))
}

inBrowsers()

beforeAll(async () => {
  install()
  process.env.PYTHONPATH = [site, path].filter(Boolean).join(delimiter)
  server = await Server.open()
})

afterAll(async () => {
  if (path === undefined) delete process.env.PYTHONPATH
  else process.env.PYTHONPATH = path
  await server.close()
  rmSync(site, { recursive: true, force: true })
})

test('it is found on the first page and played to the end', async () => {
  const page = await person()
  await page.goto(server.url)
  await page.locator('a[href*="/new/toy"]').first().waitFor()
  await openTable(page, 'toy', ['bot'], server.url)
  await page.locator('.plain').first().waitFor()
  await playByClicks([page])
  expect(await ranking(page)).toHaveLength(2)
})
