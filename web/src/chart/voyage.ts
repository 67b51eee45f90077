/** Where a galley may sail, as the chart marks it. */

import { GALLEY, type Moored, route, signPlace, wake, withSkyline } from './layout'
import type { Port } from './Ports.svelte'
import { around, type Box, type Point, type Sheet } from './sheet'
import type { Line } from './Tip.svelte'
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

/** Words beside a port that is pointed at. */
export function aboutPort<Here extends Port>(ports: readonly Here[], id: string, lines: (port: Here) => Line[]) {
  const port = ports.find((one) => one.id === id)
  return port ? { about: [withSkyline(port.box)], title: port.plaque.name, lines: lines(port) } : null
}

/** The line of a voyage that is pointed at. */
export const planned = (sheet: Sheet, anchor: Point, here: string | undefined, voyage: Voyage | undefined) =>
  voyage && here !== undefined ? wake(route(sheet, anchor, here, voyage.way, voyage.at)) : null

/** What words about a voyage speak of: the sign on the field, so wide, the plaques there, and the galley that would sail. */
export function spokenOf({ at: [x, y] }: Voyage, width: number, ports: readonly { box: Box }[], anchor: Point): Box[] {
  const sign = { x: x - 16, y: y - 18, w: width, h: 36 }
  return [sign, ...ports.map(({ box }) => withSkyline(box)), ...tokensOf([{ at: anchor, scale: 1 }])]
}

/** How bright a field is, so many steps away. */
export const nearness = (steps: number): Light => (steps > 2 ? 3 : steps === 2 ? 2 : 1)

export const tokensOf = (moored: readonly Pick<Moored, 'at' | 'scale'>[]): Box[] =>
  moored.map(({ at, scale }) => around(at, GALLEY.w * scale, GALLEY.h * scale))

/** A whole voyage as moves: `verb` to each field on the way, and with `stop` the end of it there. */
export const sailing = (way: readonly string[], verb: string, stop: boolean): string[][] => [
  ...way.map((field) => [verb, field]),
  ...(stop ? [['stop']] : []),
]
