/** Where things lie on a chart: plaques, their leaders, and galleys in a field that may hold more than fit. */

import { PLAQUE, plaqueSize } from '../parts/plaque'
import { around, type Box, hit, type Point, type Sheet } from './sheet'

export const GALLEY = { w: 72, h: 36 }

/** The box of a port's plaque, without what stands on its top edge. */
export function plaqueBox(sheet: Sheet, port: string, name: string, spaces: number): Box {
  const [x, y] = sheet.ports[port] ?? [0, 0]
  const [dx, dy] = sheet.plaques[port] ?? [0, 0]
  const { w, h } = plaqueSize(name, spaces)
  return { x: x + dx, y: y + dy, w: w * sheet.scale, h: h * sheet.scale }
}

/** The same with room for a fort and a basilica. */
export const withSkyline = (box: Box): Box => ({ ...box, y: box.y - PLAQUE.skyline, h: box.h + PLAQUE.skyline })

/** The line from the plaque's nearest edge to the port's dot, unless they touch. */
export function leader(box: Box, [x, y]: Point): [Point, Point] | null {
  const from: Point = [clamp(x, box.x + 8, box.x + box.w - 8), clamp(y, box.y, box.y + box.h)]
  return Math.hypot(from[0] - x, from[1] - y) > 3 ? [from, [x, y]] : null
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

export interface Afloat {
  id: string
  owner: string
  /** never hidden in a fleet: own galleys, the active one, those one may choose */
  apart: boolean
}

export interface Moored {
  ids: string[]
  owner: string
  at: Point
  scale: number
}

/** Galleys at their berths: apart and at full size if they fit, else smaller, else rivals as fleets. */
export function moor(galleys: readonly Afloat[], berths: readonly Point[]): Moored[] {
  const single = galleys.map((galley) => ({ ids: [galley.id], owner: galley.owner }))
  const tokens = galleys.length <= berths.length + 1 ? single : fleets(galleys)
  const spots = tokens.length <= berths.length ? berths : crowded(berths, tokens.length)
  const scale = tokens.length <= berths.length ? 1 : 0.8
  return tokens.map((token, i) => ({ ...token, at: spots[i] ?? [0, 0], scale }))
}

function fleets(galleys: readonly Afloat[]): { ids: string[]; owner: string }[] {
  const tokens: { ids: string[]; owner: string; apart: boolean }[] = []
  for (const { id, owner, apart } of galleys) {
    const fleet = tokens.find((token) => !apart && !token.apart && token.owner === owner)
    if (fleet) fleet.ids.push(id)
    else tokens.push({ ids: [id], owner, apart })
  }
  return tokens
}

/** More places than there are berths: several above each other at each. */
export function crowded(berths: readonly Point[], count: number): Point[] {
  const each = berths.map((_, i) => Math.floor(count / berths.length) + (i >= berths.length - (count % berths.length) ? 1 : 0))
  return berths.flatMap(([x, y], i) => {
    const here = each[i] ?? 0
    return Array.from({ length: here }, (_, k): Point => [x + (k % 2 ? 5 : -5) * Math.min(1, here - 1), y + (k - (here - 1) / 2) * 29])
  })
}

/** The first of some places where a box of that size touches nothing; else the first of them. */
export function freePlace(places: readonly Point[], w: number, h: number, taken: readonly Box[]): Point | undefined {
  return places.find((place) => !taken.some((box) => hit(box, around(place, w, h)))) ?? places[0]
}

/** A smooth line through points: a wake on the water. */
export function wake(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  if (rest.length < 2) return `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}`
  let d = `M${first.join(' ')}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]]
    if (!p0 || !p1 || !p2 || !p3) continue
    const near = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6].map(tenth)
    const far = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6].map(tenth)
    d += `C${near.join(' ')} ${far.join(' ')} ${p2.join(' ')}`
  }
  return d
}

const tenth = (value: number): number => Math.round(value * 10) / 10
