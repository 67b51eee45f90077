/** A place for words beside something: below it, above it, or at its sides, where they cover nothing that they speak of. */

import { type Box, hit, type Point } from './sheet'

const GAP = 10
const EDGE = 6

interface Size {
  w: number
  h: number
}

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE))

/** The upper left corner of a box of that size in a window; what it is about comes as boxes, the nearest first. */
export function aside(about: readonly Box[], { w, h }: Size, room: Size): Point {
  const [thing] = about
  if (!thing) return [EDGE, EDGE]
  const [left, top] = [
    within(thing.x + thing.w / 2 - w / 2, w, room.w),
    within(thing.y + thing.h / 2 - h / 2, h, room.h),
  ]
  const ways: Point[] = [
    [left, thing.y + thing.h + GAP],
    [left, thing.y - h - GAP],
    [thing.x + thing.w + GAP, top],
    [thing.x - w - GAP, top],
  ]
  const inside = ([x, y]: Point) => x >= EDGE && y >= EDGE && x + w <= room.w - EDGE && y + h <= room.h - EDGE
  const clear = ([x, y]: Point) => !about.some((box) => hit(box, { x, y, w, h }))
  const [best] = [...ways.filter((way) => inside(way) && clear(way)), ...ways.filter(inside)]
  return best ?? [left, within(thing.y + thing.h + GAP, h, room.h)]
}
