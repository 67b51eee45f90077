/** Where harbours, names, ships and routes lie, as `chart/geometry/make.mjs` draws them. */

import { around, type Box, type Point } from '../../../chart/sheet'

export type Anchor = 'start' | 'middle' | 'end'

interface Lettered {
  key: string
  at: Point
  size: number
  turn: number
}

export interface Harbours {
  places: Record<string, Point>
  /** from the harbour to its name */
  names: Record<string, [number, number, Anchor]>
  /** harbours where many routes meet, and the two greatest cities */
  great: string[]
  /** where a ship lies at rest */
  berths: Record<string, Point>
  routes: { a: string; b: string; short: boolean; line: Point[] }[]
  rose: Point
  seas: Lettered[]
  lands: Lettered[]
}

/** JSON knows no tuples. */
export const chartOf = (drawn: unknown): Harbours => drawn as Harbours

/** About what a harbour's name covers. */
export function nameBox([x, y]: Point, [dx, dy, anchor]: [number, number, Anchor], name: string, great: boolean): Box {
  const w = name.length * (great ? 8.6 : 7.5)
  const left = { end: -w, start: 0, middle: -w / 2 }[anchor]
  return { x: x + dx + left, y: y + dy - 13, w, h: 16 }
}

/** From a harbour to its name. */
export type Offset = [number, number, Anchor]

/** A harbour whose name is to be written. */
export interface Named {
  id: string
  at: Point
  name: string
  great: boolean
  /** whether a marker lies there */
  marked: boolean
  /** where its name stands where there is room for everything */
  offset: Offset
}

/** Where else a name may stand, the better place first. */
const AROUND: Offset[] = [
  [17, 5, 'start'],
  [-17, 5, 'end'],
  [0, -17, 'middle'],
  [0, 28, 'middle'],
  [14, -9, 'start'],
  [-14, -9, 'end'],
  [14, 20, 'start'],
  [-14, 20, 'end'],
]
const [MARKER, DOT, SHIP, TOUCH] = [29, 15, [40, 38], 2] as const
const ROUNDS = 3

/** Where a name stands on the chart, at so many times the usual size. */
export function written({ at, name, great }: Named, [dx, dy, anchor]: Offset, size: number): Box {
  const box = nameBox([0, 0], [dx, dy, anchor], name, great)
  return { x: at[0] + box.x * size, y: at[1] + box.y * size, w: box.w * size, h: box.h * size }
}

/**
 * Where each name stands, so that it lies on no other one, on no harbour and under no ship: in its usual place where that
 * is free, else in the best of the others; `clear` says whether it touches nothing there.
 */
export function lettered(
  all: readonly Named[],
  ships: readonly Point[],
  size: number,
  within: Box,
): Map<string, { offset: Offset; clear: boolean }> {
  const things: { of: string; box: Box }[] = [
    ...all.map(({ id, at, marked }) => {
      const wide = (marked ? MARKER : DOT) * size
      return { of: id, box: around(at, wide, wide) }
    }),
    ...ships.map((at) => ({ of: '', box: around(at, SHIP[0] * size, SHIP[1] * size) })),
  ]
  const names = new Map<string, { offset: Offset; box: Box; cost: number }>()
  const cost = (one: Named, box: Box): number => {
    const others = [...names].flatMap(([id, { box }]) => (id === one.id ? [] : [box]))
    const rest = things.flatMap(({ of, box }) => (of === one.id ? [] : [box]))
    return [...others, ...rest].reduce((sum, other) => sum + shared(box, other), beyond(box, within))
  }
  const order = all.toSorted((a, b) => Number(b.great) - Number(a.great))
  for (let round = 0; round < ROUNDS; round++)
    for (const one of order) {
      const before = names.get(one.id)
      if (before && !cost(one, before.box)) continue
      const places = [one.offset, ...AROUND].map((offset) => {
        const box = written(one, offset, size)
        return { offset, box, cost: cost(one, box) }
      })
      names.set(
        one.id,
        places.reduce((best, place) => (place.cost < best.cost ? place : best)),
      )
    }
  return new Map(
    all.map((one) => {
      const { offset, box } = names.get(one.id) ?? { offset: one.offset, box: written(one, one.offset, size) }
      return [one.id, { offset, clear: cost(one, box) <= TOUCH * TOUCH * size }]
    }),
  )
}

/** How much two boxes share. */
function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** How much of a box lies outside another. */
const beyond = (a: Box, b: Box): number => a.w * a.h - shared(a, b)
