/** A small chart among others: land, ports as squares, ships as sails; nothing on it has a name or can be pressed. */

import { liveryOf } from '../parts/livery'
import type { Point } from './sheet'

export interface Small {
  /** the outline of the land */
  land: string
  /** ports; hollow where nobody holds them */
  ports: { at: Point; fill: string | null }[]
  ships: { at: Point; fill: string }[]
}

/** Where something lies, and whose it is, by the name of the arms. */
export interface Lying {
  at: Point | undefined
  owner: string | null | undefined
}

const GAP = 34

/** Everything that has a place; ships of one water lie beside each other. */
export function smallChart(land: string, ports: Lying[], ships: Lying[]): Small {
  const fillOf = (owner: Lying['owner']) => (owner ? liveryOf(owner).fill : null)
  const seen = new Map<string, number>()
  const aside = ([x, y]: Point): Point => {
    const before = seen.get(`${x} ${y}`) ?? 0
    seen.set(`${x} ${y}`, before + 1)
    return [x + GAP * before, y]
  }
  return {
    land,
    ports: ports.flatMap(({ at, owner }) => (at ? [{ at, fill: fillOf(owner) }] : [])),
    ships: ships.flatMap(({ at, owner }) => (at && owner ? [{ at: aside(at), fill: liveryOf(owner).fill }] : [])),
  }
}
