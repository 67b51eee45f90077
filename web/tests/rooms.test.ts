import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Illustration from '../src/home/Illustration.svelte'
import type { Arms } from '../src/lib/heraldry'
import { roomOf } from '../src/lib/rooms'

const root = join(import.meta.dirname, '..')
/** names the games that the shell is tried with */
const EXAMPLES = 'tests/examples.ts'
const rooms = readdirSync(join(root, 'src/games'))

/** Every file of ours under a folder, by its path from the client's root. */
function files(folder: string): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return found.filter((one) => one.isFile()).map((one) => relative(root, join(one.parentPath, one.name)))
}

/** Where a game is named outside its own room. */
const named = (folder: string): string[] =>
  files(folder)
    .filter((path) => /\.(ts|svelte|mjs|css|html|json)$/.test(path) && path !== EXAMPLES)
    .flatMap((path) => {
      const others = rooms.filter((game) => !path.split('/').includes(game))
      const text = readFileSync(join(root, path), 'utf8')
      return others.filter((game) => new RegExp(`\\b${game}\\b`).test(text)).map((game) => `${path}: ${game}`)
    })

test('a game is named in its own room only', () => {
  expect(rooms.length).toBeGreaterThan(0)
  expect([...named('src'), ...named('tests'), ...named('tools')]).toEqual([])
})

test('a name of a seat has the same arms in every room', () => {
  const found = import.meta.glob<Record<string, Arms>>('../src/games/*/arms.ts', { eager: true, import: 'default' })
  const seen = new Map<string, string>()
  for (const [name, arms] of Object.values(found).flatMap(Object.entries)) {
    expect(seen.get(name) ?? JSON.stringify(arms), name).toBe(JSON.stringify(arms))
    seen.set(name, JSON.stringify(arms))
  }
})

test('a game without a room gets a plain picture of its own, and no other game’s', () => {
  expect(roomOf('liars_dice')).toEqual({})
  const { container } = render(Illustration, { game: 'liars_dice' })
  expect(container.querySelector('text')?.textContent).toBe('l')
})
