/** Where things lie on a chart: plaques, their leaders, and galleys in a field that may hold more than fit. */

import { PLAQUE, plaqueSize } from '../parts/plaque'
import { around, type Box, gate, hit, type Point, type Sheet } from './sheet'

export const GALLEY = { w: 72, h: 36 }

/** The box of a port's plaque, without what stands on its top edge; `unit` is how many chart units a pixel takes. */
export function plaqueBox(sheet: Sheet, port: string, name: string, spaces: number, unit = sheet.unit): Box {
  const [x, y] = sheet.ports[port] ?? [0, 0]
  const [dx, dy] = sheet.plaques[port] ?? [0, 0]
  const { w, h } = plaqueSize(name, spaces)
  return { x: x + dx, y: y + dy, w: w * unit, h: h * unit }
}

/** The same with room for a fort and a basilica. */
export function withSkyline(box: Box): Box {
  const sky = (PLAQUE.skyline / PLAQUE.height) * box.h
  return { ...box, y: box.y - sky, h: box.h + sky }
}

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

/** Galleys in a field: apart and at full size at its berths if they fit, else smaller, else rivals as fleets. */
export function moor(sheet: Sheet, field: string, galleys: readonly Afloat[], taken: readonly Box[]): Moored[] {
  const berths = sheet.berths[field] ?? []
  const places = [...berths, ...(sheet.spots[field] ?? [])]
  const single = galleys.map((galley) => ({ ids: [galley.id], owner: galley.owner }))
  if (single.length <= berths.length) return single.map((token, i) => ({ ...token, at: berths[i] ?? [0, 0], scale: 1 }))
  const ashore = [...places, ...berths.flatMap((berth) => rings(berth))]
  const ways: [typeof single, Point[], number][] = [
    [single, places, 0.8],
    [single, places, 0.74],
    [single.length > 3 ? fleets(galleys) : single, ashore, 0.74],
    [fleets(galleys), ashore, 0.74],
  ]
  for (const [tokens, open, scale] of ways) {
    const spots = packed(open, GALLEY.w * scale, GALLEY.h * scale, tokens.length, taken)
    if (spots.length === tokens.length) return tokens.map((token, i) => ({ ...token, at: spots[i] ?? [0, 0], scale }))
  }
  const tokens = fleets(galleys)
  return tokens.map((token, i) => ({ ...token, at: heaped(berths, i), scale: 0.74 }))
}

/** All galleys in their fields; the active one is drawn last, above the others. */
export function moorAll<Galley extends Afloat>(
  sheet: Sheet,
  fields: readonly string[],
  galleys: readonly Galley[],
  fieldOf: (galley: Galley) => string,
  taken: readonly Box[],
  active: string,
): Moored[] {
  const moored = fields.flatMap((field) => {
    const here = galleys.filter((galley) => fieldOf(galley) === field)
    return here.length ? moor(sheet, field, here, taken) : []
  })
  return moored.sort((a, b) => Number(a.ids.includes(active)) - Number(b.ids.includes(active)))
}

/** Where a galley lies. */
export const berthIn = (moored: readonly Moored[], galley: string): Point | undefined =>
  moored.find(({ ids }) => ids.includes(galley))?.at

/** Where a sign about a field lies: at a berth or spot that is free, else in its middle; none where it has no middle. */
export function signPlace(sheet: Sheet, field: string, w: number, h: number, taken: readonly Box[]): Point | null {
  const middle = sheet.middles[field]
  if (!middle) return null
  return freePlace([...(sheet.berths[field] ?? []), ...(sheet.spots[field] ?? []), middle], w, h, taken) ?? middle
}

/** As many places as wanted, if there are so many, where boxes of that size touch nothing taken and not each other. */
function packed(places: readonly Point[], w: number, h: number, wanted: number, taken: readonly Box[]): Point[] {
  const found: Point[] = []
  const full = [...taken]
  for (const place of places) {
    if (found.length === wanted) break
    const box = around(place, w, h)
    if (full.some((other) => hit(box, other, -1))) continue
    found.push(place)
    full.push(box)
  }
  return found
}

/** Places around a berth, partly on land: better than one galley upon another. */
function rings([x, y]: Point): Point[] {
  return [26, 38, 52, 66].flatMap((radius) =>
    Array.from({ length: 12 }, (_, i): Point => {
      const a = (i * Math.PI) / 6
      return [Math.round(x + radius * Math.cos(a)), Math.round(y + radius * Math.sin(a))]
    }),
  )
}

/** Above each other at the berths, where nothing else is left. */
function heaped(berths: readonly Point[], i: number): Point {
  const [x, y] = berths[i % berths.length] ?? [0, 0]
  const turn = Math.floor(i / berths.length)
  return [x + 9 * turn, y - 13 * turn]
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

/** The first of some places where a box of that size touches nothing; else the one where it covers least. */
export function freePlace(places: readonly Point[], w: number, h: number, taken: readonly Box[]): Point | undefined {
  let best: { place: Point; covers: number } | undefined
  for (const place of places) {
    const box = around(place, w, h)
    const covers = taken.reduce((sum, other) => sum + common(box, other), 0)
    if (!best || covers < best.covers) best = { place, covers }
    if (!covers) break
  }
  return best?.place
}

/** The area two boxes share. */
function common(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** A name in so many lines, as even as its words allow. */
export function breakLines(text: string, lines: number): string[] {
  const parts = text.split(' ')
  if (lines < 2 || parts.length < 2) return [text]
  if (lines >= parts.length) return parts
  const halves = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')])
  const longest = (half: string[]): number => Math.max(...half.map((line) => line.length))
  return halves.sort((a, b) => longest(a) - longest(b))[0] ?? [text]
}

/** A smooth line through points, as many short ones: a wake on the water, and the way a galley takes along it. */
export function curve(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const bend = (i: number, t: number): Point => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one = (k: 0 | 1) =>
      p1[k] +
      0.5 *
        t *
        (p2[k] - p0[k] + t * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k] + t * (3 * (p1[k] - p2[k]) + p3[k] - p0[k])))
    return [tenth(one(0)), tenth(one(1))]
  }
  const first = points[0]
  if (!first) return []
  const rest = points.slice(1).flatMap((_, i) => [1, 2, 3, 4, 5, 6, 7, 8].map((k) => bend(i, k / 8)))
  return [first, ...rest]
}

export const wake = (points: readonly Point[]): string => `M${curve(points).join('L')}`

/** A way over water from a berth through the gates between fields. */
export function route(sheet: Sheet, from: Point, start: string, way: readonly string[], end: Point): Point[] {
  const points: Point[] = [from]
  let here = start
  way.forEach((field, i) => {
    const passage = gate(sheet, here, field)
    if (passage) points.push(passage)
    if (i < way.length - 1) points.push(sheet.middles[field] ?? from)
    here = field
  })
  return [...points, end]
}

const tenth = (value: number): number => Math.round(value * 10) / 10
