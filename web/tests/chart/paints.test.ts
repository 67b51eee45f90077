/** What is written on a chart stands out from what it is written on, by day and by night. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '../colours'

const SHEETS = ['styles/tokens.css', 'parts/palette.css', 'chart/palette.css']
const NIGHT = ':root[data-light="night"] {'
const text = SHEETS.map((path) => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8'))

const pairs = (css: string): [string, string][] =>
  [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
/** The block after a selector, up to its end. */
const after = (css: string, selector: string): string => {
  const from = css.indexOf(`\n${selector}`)
  return from < 0 ? '' : css.slice(from, css.indexOf('\n}', from))
}
const day = new Map(text.flatMap((css) => pairs(after(css, ':root {'))))
const night = new Map([...day, ...text.flatMap((css) => pairs(after(css, NIGHT)))])

/** A paint in linear light, followed through the names that stand for it. */
function light(paints: ReadonlyMap<string, string>, name: string): [number, number, number] {
  const value = paints.get(name) ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other) return light(paints, other)
  const hex = /^#([\da-f]{6})$/.exec(value)?.[1] ?? expect.fail(`${name} is no plain colour: ${value}`)
  const parts = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
}

describe.each([
  ['day', day],
  ['night', night],
] as const)('by %s', (_, paints) => {
  test.each([
    ['--lettering', '--land', 3],
    ['--lettering', '--land-near', 3],
    ['--coast', '--land', 4.5],
    ['--coast', '--sea-0', 4.5],
    ['--sea-ink', '--sea-0', 4.5],
    ['--far-sea', '--far-water', 4],
    ['--next-on', '--next', 4.5],
    ['--on-laguna', '--tab', 4.5],
    ['--on-laguna', '--laguna-6', 4.5],
    ['--deck-ink', '--deck', 4.5],
    ['--on-ink', '--ink', 4.5],
    ['--fort', '--paper-1', 4.5],
    ['--needle', '--paper-1', 4.5],
    ['--pawn-edge', '--pawn', 4.5],
  ])('%s on %s', (one, other, least) => {
    expect(contrast(light(paints, one), light(paints, other))).toBeGreaterThanOrEqual(least)
  })
})
