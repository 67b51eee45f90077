/** Where things lie on a board, whatever board it is: they carry their kind and name. */

import { selectorOf } from '../lib/light'
import type { StudyMark } from '../lib/wire'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export type Spot = StudyMark['start']

/** A thing farther from the pointer than this is not meant, in pixels. */
const NEAR = 60
const SHEET = '.over-chart'
const THINGS = '[data-kind][data-name]'

/** The things of a board that can be pointed at, each once. */
export function spotsOf(root: HTMLElement): Spot[] {
  const found = new Map<string, Spot>()
  for (const one of root.querySelectorAll<HTMLElement>(THINGS)) {
    const spot: Spot = [one.dataset.kind ?? '', one.dataset.name ?? '']
    if (spot[0] !== 'verb' && spot[0] !== 'n') found.set(spot.join(' '), spot)
  }
  return [...found.values()]
}

/** Where a thing lies within that frame; none where the board does not show it, or a sheet lies over it. */
export function boxOf(root: HTMLElement, frame: DOMRect, [kind, name]: Spot): Box | null {
  const sheet = root.querySelector(SHEET)
  for (const one of root.querySelectorAll(selectorOf({ kind, name }))) {
    if (sheet && !sheet.contains(one)) continue
    const { x, y, width: w, height: h } = one.getBoundingClientRect()
    if (w > 0 && h > 0) return { x: x - frame.x, y: y - frame.y, w, h }
  }
  return null
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 })

/** The thing that is meant by pointing there: the smallest under it, else the nearest. */
export function spotAt(root: HTMLElement, frame: DOMRect, x: number, y: number): Spot | null {
  const all = spotsOf(root).flatMap((spot) => {
    const box = boxOf(root, frame, spot)
    return box ? [{ spot, box }] : []
  })
  const inside = ({ box }: { box: Box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h
  const under = all.filter(inside).sort((a, b) => a.box.w * a.box.h - b.box.w * b.box.h)[0]
  if (under) return under.spot
  const apart = ({ box }: { box: Box }) => Math.hypot(middle(box).x - x, middle(box).y - y)
  const near = all.sort((a, b) => apart(a) - apart(b))[0]
  return near && apart(near) <= NEAR ? near.spot : null
}

/** An arrow from thing to thing: it begins and ends at their edges, so it covers neither. */
export function shaft(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = [middle(from), middle(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const edge = ({ w, h }: Box) => Math.min(w / 2 / (Math.abs(dx) || 1e-9), h / 2 / (Math.abs(dy) || 1e-9))
  const [s, e] = [Math.min(0.45, edge(from)), Math.min(0.45, edge(to))]
  return { x1: a.x + dx * s, y1: a.y + dy * s, x2: b.x - dx * e, y2: b.y - dy * e }
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** A place for a note beside a thing, where it covers least of what else lies there. */
export function beside(thing: Box, size: { w: number; h: number }, others: readonly Box[], room: Box): Box {
  const { x, y } = middle(thing)
  const tries: Box[] = []
  for (const far of [18, 60, 110]) {
    const [left, right] = [thing.x - size.w - far, thing.x + thing.w + far]
    const [above, below] = [thing.y - size.h - far, thing.y + thing.h + far]
    for (const [px, py] of [
      [right, y - size.h / 2],
      [left, y - size.h / 2],
      [x - size.w / 2, above],
      [x - size.w / 2, below],
      [right, above],
      [left, above],
      [right, below],
      [left, below],
    ] as const)
      tries.push({ x: px, y: py, ...size })
  }
  const cost = (box: Box) =>
    others.reduce((sum, other) => sum + overlap(box, other), 0) + 3 * (box.w * box.h - overlap(box, room))
  return tries.reduce((best, box) => (cost(box) < cost(best) ? box : best))
}
