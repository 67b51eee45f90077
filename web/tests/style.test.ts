/** What holds of every source of the client: short files, colours and sizes from the tokens, few widths. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../src')
const LONGEST = 300
const BREAKPOINTS = [560, 700, 860, 1100, 1200, 1400]
const TOKENS = 'styles/tokens.css'
const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(svelte|ts|css)$/.test(one.name) && !/\.gen\./.test(one.name))
  .map((one) => relative(root, join(one.parentPath, one.name)))
  .filter((path) => !path.startsWith('styles/fonts/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
/** The drawings of a game may mix colours of their own, each with a name. */
const palette = (path: string): boolean => path === TOKENS || /(^|\/)palette\.(css|ts)$/.test(path)

/** Every place that a pattern finds, as `path: what`. */
const places = (pattern: RegExp, among = sources): string[] =>
  among.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((found) => `${path}: ${found[1] ?? found[0]}`))

test('no file is longer than one can read at a time', () => {
  expect(sources.length).toBeGreaterThan(100)
  const long = sources.filter(({ path, text }) => /\.(svelte|ts)$/.test(path) && text.split('\n').length - 1 > LONGEST)
  expect(long.map(({ path }) => path)).toEqual([])
})

test('colours are named once, among the tokens', () => {
  const hex =
    /(?<![\w{&'"/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?<=["'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?=["'])/gi
  const mixed = /\b(?:rgba?|hsla?|oklch|lab)\((?!var\()[^)]*\)/gi
  const others = sources.filter(({ path }) => !palette(path))
  expect([...places(hex, others), ...places(mixed, others)]).toEqual([])
})

test('white is an ink: a ground that stays white by night would bear pale letters', () => {
  const grounds = sources.flatMap(({ path, text }) =>
    (
      text
        .replaceAll(/color-mix\([^;]*?\)\)/g, '')
        .match(/\b(?:background(?:-color)?:[^;]*|ground = [^}]*?can \? ')var\(--white\)/g) ?? []
    ).map((found) => `${path}: ${found}`),
  )
  expect(grounds).toEqual([])
})

test('what is darkest by day shines by night: its letters turn with it', () => {
  const blocks = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].map(([, block = '']) => ({ path, block })),
  )
  const shining = /background(?:-color)?: var\(--(?:laguna-[679]|answer(?:-2)?)\)/
  const found = blocks.filter(({ block }) => shining.test(block) && /(?<![-\w])color: /.test(block))
  expect(found.length).toBeGreaterThan(5)
  const pale = found.filter(({ block }) => !/(?<![-\w])color: var\(--(?:ds-)?on-laguna\)/.test(block))
  expect(pale.map(({ path, block }) => `${path}: ${block.trim()}`)).toEqual([])
})

test('pages are laid out anew at few widths', () => {
  const allowed = BREAKPOINTS.flatMap((width) => [`max-width: ${width}px`, `min-width: ${width + 1}px`])
  const asked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*\{|MediaQuery\([^)]*\)/g)].flatMap(([media]) =>
      [...media.matchAll(/(?:min|max)-width: ?\d+px/g)].map(([width]) => ({ path, width })),
    ),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ width }) => !allowed.includes(width))).toEqual([])
})

test('letters have the sizes of the type scale', () => {
  const tokens = sources.find(({ path }) => path === TOKENS)?.text ?? ''
  const [, scale = ''] = /the type scale[^\n]*\n((?: {2}--\w+: [\d.]+px;\n)+)/.exec(tokens) ?? []
  const steps = [...scale.matchAll(/--(\w+):/g)].map(([, step]) => step)
  expect(steps.length).toBeGreaterThan(5)
  expect(steps.length).toBeLessThanOrEqual(11)
  const elsewhere = sources.filter(({ path }) => path !== TOKENS)
  expect(places(new RegExp(`--(?:${steps.join('|')}):`, 'g'), elsewhere), 'a size is nothing else').toEqual([])
  const size = `var\\(--(?:${steps.join('|')})\\)`
  const family = 'var\\(--(?:fell|garamond|sans)\\)'
  const font = new RegExp(`^(?:inherit|(?:italic )?[4-8]00 ${size}(?: / [\\d.]+(?:px)?)? ${family})$`)
  const sized = new RegExp(`^(?:inherit|0|[\\d.]+em|${size})$`)
  const wrong = (property: string, right: RegExp) =>
    places(new RegExp(`[\\s;{]${property}: ([^;}]+)`, 'g'), sources).filter(
      (place) => !right.test(place.split(': ')[1] ?? ''),
    )
  expect([...wrong('font', font), ...wrong('font-size', sized)]).toEqual([])
})
