/** Where a galley may sail, as the chart marks it. */

import { GALLEY, type Moored, route, signPlace, wake } from './layout'
import { around, type Box, type Point, type Sheet } from './sheet'
import type { Light } from './types'

export interface Voyage {
  id: string
  way: string[]
  /** the left end of its sign */
  at: Point
  /** attack dice left there, where that is counted */
  dice?: number
  /** the sailors of whoever may stop one there */
  stopped: number | null
}

/** What a sign says of a field, and its size in chart units. */
export interface Marked {
  width: number
  height: number
  dice?: number
  stopped: number | null
}

/** A sign on every field within reach that has room for one. */
export function voyagesOn(
  sheet: Sheet,
  ways: ReadonlyMap<string, string[]>,
  taken: readonly Box[],
  mark: (field: string, way: string[]) => Marked,
): Voyage[] {
  return [...ways].flatMap(([id, way]) => {
    const { width, height, ...said } = mark(id, way)
    const at = signPlace(sheet, id, width, height, taken)
    return at ? [{ id, way, at: [at[0] - width / 2 + height / 2 + 1, at[1]] as Point, ...said }] : []
  })
}

/** The line of a voyage that is pointed at. */
export const planned = (sheet: Sheet, anchor: Point, here: string | undefined, voyage: Voyage | undefined) =>
  voyage && here !== undefined ? wake(route(sheet, anchor, here, voyage.way, voyage.at)) : null

/** How bright a field is, so many steps away. */
export const nearness = (steps: number): Light => (steps > 2 ? 3 : steps === 2 ? 2 : 1)

export const tokensOf = (moored: readonly Pick<Moored, 'at' | 'scale'>[]): Box[] =>
  moored.map(({ at, scale }) => around(at, GALLEY.w * scale, GALLEY.h * scale))

/** A whole voyage as moves: `verb` to each field on the way, and with `stop` the end of it there. */
export const sailing = (way: readonly string[], verb: string, stop: boolean): string[][] => [
  ...way.map((field) => [verb, field]),
  ...(stop ? [['stop']] : []),
]
