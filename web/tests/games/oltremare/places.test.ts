/** Names on the chart of Oltre Mare lie on nothing, and pins on its track stand apart. */

import { describe, expect, test } from 'vitest'
import { around, hit, WIDTH } from '../../../src/chart/sheet'
import { apart } from '../../../src/games/oltremare/board/pins'
import { chartOf, lettered, type Named, written } from '../../../src/games/oltremare/board/places'
import drawn from '../../../src/games/oltremare/chart/sheet.gen.json'

const chart = chartOf(drawn)
const WITHIN = { x: 100, y: 30, w: WIDTH - 100, h: 582 }
const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)
const named = (marked: boolean): Named[] =>
  Object.entries(chart.places).map(([id, at]) => ({
    id,
    at,
    name: capital(id),
    great: chart.great.includes(id),
    marked,
    offset: chart.names[id] ?? [0, 28, 'middle'],
  }))

/** Pairs of names that touch, and names on a harbour that is not theirs. */
function touching(all: Named[], ships: [number, number][], size: number): string[] {
  const places = lettered(all, ships, size, WITHIN)
  const boxes = all
    .filter(({ id }) => places.get(id)?.clear)
    .map((one) => ({ id: one.id, box: written(one, places.get(one.id)?.offset ?? one.offset, size) }))
  const discs = all.map(({ id, at, marked }) => ({
    id,
    box: around(at, (marked ? 26 : 12) * size, (marked ? 26 : 12) * size),
  }))
  return boxes.flatMap(({ id, box }, n) =>
    [...boxes.slice(n + 1), ...discs.filter((one) => one.id !== id)]
      .filter((other) => hit(box, other.box, -3 * size))
      .map((other) => `${id} and ${other.id}`),
  )
}

describe('names of harbours', () => {
  test.each([1, 1.15, 1.35, 1.75])('at %f times their size none lies on another or on a harbour', (size) => {
    expect(touching(named(true), [], size)).toEqual([])
  })

  test('on a laptop all of them have room', () => {
    const places = lettered(named(false), [], 1.2, WITHIN)
    expect([...places].filter(([, { clear }]) => !clear).map(([id]) => id)).toEqual([])
  })

  test('where there is room they stand where they always stand', () => {
    const all = named(true)
    const places = lettered(all, [], 1, WITHIN)
    const moved = all.filter(({ id, offset }) => places.get(id)?.offset !== offset)
    expect(moved.length).toBeLessThan(6)
  })

  test('a ship that moors on a name makes it give way', () => {
    const all = named(true)
    const one = all.find(({ id }) => id === 'candia')
    if (!one) throw new Error('there is no Candia')
    const { x, y, w, h } = written(one, one.offset, 1)
    const places = lettered(all, [[x + w / 2, y + h / 2]], 1, WITHIN)
    expect(places.get('candia')?.offset).not.toEqual(one.offset)
  })
})

describe('pins on the track', () => {
  test('far from each other they stand where they belong', () => expect(apart([0, 40, 90], 20)).toEqual([0, 40, 90]))
  test('on one value they stand side by side', () => expect(apart([50, 50, 50], 20)).toEqual([30, 50, 70]))
  test('one that is pushed pushes the next', () => {
    const places = apart([10, 12, 33, 100], 20)
    for (const [n, place] of places.slice(1).entries()) expect(place - (places[n] ?? 0)).toBeGreaterThanOrEqual(19.99)
    expect(places.at(-1)).toBe(100)
  })
})
