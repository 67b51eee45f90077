// @vitest-environment node
/** The Python of browsers finds the same games: perft numbers, records and lessons, under node, from the sources. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const wheels = join(root, 'build/wheels')
const games = readdirSync(join(root, 'tests/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && existsSync(join(root, 'tests/games', one.name, 'perft')))
  .map(({ name }) => name)
const kept = existsSync(wheels) ? readdirSync(wheels) : []

let python: PyodideAPI
let found: (root: string, game: string) => string

beforeAll(async () => {
  if (!kept.length) return
  python = await loadPyodide({ env: { HOME: '/home/pyodide', SERENISSIMA_ENGINE: 'interpreted' } })
  for (const wheel of kept)
    python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))), 'zip', { extractDir: '/wheels' })
  for (const folder of ['src', 'tests', 'web']) python.mountNodeFS(`/house/${folder}`, join(root, folder))
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/wheels", "/house/src", "/house/tests/tab"]
`)
  found = python.pyimport('inside').found
}, 120_000)

test('there are games to be tried, and what they need is here', () => {
  expect(games.length).toBeGreaterThan(3)
  expect(kept, 'tools/web.py test fetches the wheels; so does tools/wheels.py').not.toEqual([])
})

test.each(games)('%s is the same game in the Python of browsers', { timeout: 120_000 }, (game) => {
  expect(found('/house', game)).toBe('')
})
