/** Words beside what somebody points at on the chart. */

import { withSkyline } from './layout'
import type { Port } from './Ports.svelte'
import type { Box, Point } from './sheet'
import type { Line } from './Tip.svelte'
import { tokensOf, type Voyage } from './voyage'

/** Words beside something: what they speak of, the nearest first, their title and their lines. */
export interface Spoken {
  about: Box[]
  title: string
  lines: Line[]
}

/** Words beside what is pointed at, by its kind. */
export const wordsBeside = <Kind extends string>(
  pointed: { kind: Kind; id: string } | null,
  say: Record<Kind, (id: string) => Spoken | null>,
): Spoken | null => pointed && say[pointed.kind](pointed.id)

/** Words beside a port that is pointed at. */
export function aboutPort<Here extends Port>(ports: readonly Here[], id: string, lines: (port: Here) => Line[]) {
  const port = ports.find((one) => one.id === id)
  return port ? { about: [withSkyline(port.box)], title: port.plaque.name, lines: lines(port) } : null
}

/** What words about a voyage speak of: the sign on the field, so wide, the plaques there, and the galley that would sail. */
export function spokenOf({ at: [x, y] }: Voyage, width: number, ports: readonly { box: Box }[], anchor: Point): Box[] {
  const sign = { x: x - 16, y: y - 18, w: width, h: 36 }
  return [sign, ...ports.map(({ box }) => withSkyline(box)), ...tokensOf([{ at: anchor, scale: 1 }])]
}
