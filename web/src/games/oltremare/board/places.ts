/** Where harbours, names, ships and routes lie, as `chart/geometry/make.mjs` draws them. */

import type { Box, Point } from '../../../chart/sheet'

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
