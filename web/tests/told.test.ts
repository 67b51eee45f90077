/** The client tells what the engine has told: it knows no number of a rule, and reckons nothing by the rules itself. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHART, DEALING, HAGGLING } from './examples'
import { numbersOf, reckonings } from './reckonings'
import { fixture, GAMES } from './texts'

const root = join(import.meta.dirname, '../src')
const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(svelte|ts)$/.test(one.name) && !/\.(gen|test)\./.test(one.name))
  .map((one) => relative(root, join(one.parentPath, one.name)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const boards = sources.filter(({ path }) => path.startsWith('games/'))

/** Every line that one of the patterns finds, as `path:line`. */
function places(among: typeof sources, ...patterns: RegExp[]): string[] {
  const found = (line: string) => patterns.some((pattern) => pattern.test(line))
  return among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (found(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
}

const ids = GAMES.flatMap((game) => Object.values(fixture(game).catalogue.rules).flat())
const prefixes = new Set(ids.map((id) => id.slice(0, id.lastIndexOf('-'))))
const RULE = new RegExp(`\\b(?:${[...prefixes].join('|')})-\\d`)

/** Functions that once reckoned by the rules. */
const RECKONED = [
  'aboveVenice',
  'bestSale',
  'boardPoints',
  'fieldCost',
  'fits',
  'keeping',
  'losses',
  'openZone',
  'payoutOdds',
  'pays',
  'points',
  'preview',
  'price',
  'replaceable',
  'stopper',
  'sums',
  'worth',
]
const DEFINED = new RegExp(`\\b(?:function|const|let) (?:${RECKONED.join('|')})\\b(?= ?(?:[(<]|= ?(?:[(<]|[a-z]+ =>)))`)

/** Numbers of rules in a data file: they may be shown, not reckoned with. */
const PRINTED = 'components\\.(?:combat|constants|costs|income|limits|payout|scoring)\\b[\\w.?[\\]]*'
const RECKONING = [
  new RegExp(`${PRINTED} *(?:[-+*/%]|[<>]=?|[!=]==) *[\\w(]`),
  new RegExp(`[\\w)\\]] *(?:[-+*/%]|[<>]=?|[!=]==) *\\(?(?:\\w+\\.)*${PRINTED}`),
  new RegExp(`Math\\.\\w+\\([^;]*${PRINTED}`),
]

test('what is looked for is found', () => {
  expect([...prefixes].every((prefix) => RULE.test(`see ${prefix}-4.2`))).toBe(true)
  expect(RULE.test('viewBox="S-12"')).toBe(false)
  for (const line of ['export function price({ constants }: Components)', 'const worth = (tile: Tile) => 3'])
    expect(DEFINED.test(line), line).toBe(true)
  for (const line of ['let price = $derived(figures.price)', 'const { price } = offer', 'sums: Sum[]'])
    expect(DEFINED.test(line), line).toBe(false)
  const reckoning = (line: string) => RECKONING.some((pattern) => pattern.test(line))
  for (const line of [
    'pirates * components.constants.pirate_card_penalty',
    'components.limits.galley_slots - galley.sailors',
    'Math.max(0, teller.components.constants.yard_limit)',
    'own ? 1 + components.scoring.own_capital : 0',
  ])
    expect(reckoning(line), line).toBe(true)
  for (const line of ['slots={components.limits.galley_slots}', 'say(k, { n: String(components.costs.fort) })'])
    expect(reckoning(line), line).toBe(false)
})

test('outside the games no rule is named', () => {
  expect(
    places(
      sources.filter((one) => !boards.includes(one)),
      RULE,
    ),
  ).toEqual([])
})

test('no board names a rule by its number', () => {
  expect(places(boards, RULE)).toEqual([])
})

test('no board reckons by the rules: the figures of the view have it all', () => {
  expect(places(boards, DEFINED, ...RECKONING)).toEqual([])
})

/** What a room may do with numbers of the view, by file, and why: none of it says what a rule allows, costs or brings. */
type Counted = Record<string, Record<string, string[]>>
const countedIn = (game: string, file: string): string[] => {
  const why = JSON.parse(readFileSync(join(import.meta.dirname, 'games', game, 'counted.json'), 'utf8')) as Counted
  return Object.values(why).flatMap((files) => files[file] ?? [])
}

describe('numbers of the view', () => {
  const types = (game: string): string => readFileSync(join(root, 'games', game, 'view.gen.ts'), 'utf8')
  const numbers = Object.fromEntries(GAMES.map((game) => [game, numbersOf(types(game))]))

  test('are known from the types, and figures are not among them', () => {
    expect([...(numbers[CHART] ?? [])]).toEqual(expect.arrayContaining(['sailors', 'money', 'fort_dice']))
    expect(numbers[HAGGLING], 'also where a line without one stands before it').toContain('money')
    expect(numbers[CHART]).not.toContain('payout_in')
    expect(numbers[DEALING]).not.toContain('turns_left')
  })

  test.each([
    ['let spare = $derived(galley.sailors - 1)'],
    ['const room = Math.min(galley?.sailors ?? 0, 5)'],
    ['let crew = $derived(table.galleys[id]?.sailors ?? 0)\nconst ok = () => crew > 1'],
    ['const all = ids.reduce((sum, id) => sum + table.galleys[id].sailors, 0)'],
    ['let left = 0\nleft -= table.money[seat]'],
    ['const pays = (n: number) => n * components.costs.fort_dice'],
    ['const { limits } = components\nconst free = limits.galley_slots - 2'],
  ])('are found where they are reckoned with: %s', (line) => {
    expect(reckonings(line, numbers[CHART] ?? new Set())).not.toEqual([])
  })

  test.each([
    ['let n = $derived(table.galleys[id]?.sailors ?? 0)'],
    ['const some = table.money[seat] > 0'],
    ['const left = figures.payout_in - 1'],
    ['const x = place.x + 12'],
  ])('may be shown: %s', (line) => {
    expect(reckonings(line, numbers[CHART] ?? new Set())).toEqual([])
  })

  test('are nowhere reckoned with by a rule', () => {
    const found = boards.flatMap(({ path, text }) => {
      const [, game = '', ...file] = path.split('/')
      const counted = countedIn(game, file.join('/'))
      const here = reckonings(text, numbers[game] ?? new Set()).filter((one) => !counted.includes(one))
      return here.map((one) => `${path}: ${one}`)
    })
    expect(found, 'let the engine tell it, or say in counted.json of its room what it is for').toEqual([])
  })
})
