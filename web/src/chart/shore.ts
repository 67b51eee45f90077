/**
 * Shores come as the corners they were thinned to, in tenths of a unit, and the hatching of their water as rows of
 * lengths: half of what the drawn lines would weigh. Here they are drawn.
 */

import type { Coast } from './types'

const NUMBER = /-?\d+/g

/** A chart's land and water as paths. */
export const drawn = (coast: Coast): Coast => ({
  ...coast,
  land: coast.land.split('z').filter(Boolean).map(smooth).join(''),
  hatching: { long: strokes(coast.hatching.long), short: strokes(coast.hatching.short) },
})

/** Each row by its height, then where the first stroke begins, its length, the gap to the next and so on. */
const strokes = (rows: string): string =>
  rows
    .split('M')
    .filter(Boolean)
    .map((row) => {
      const [y = 0, x = 0, ...lengths] = row.split(' ').map(Number)
      return `M${x} ${y}${lengths.map((length, at) => (at % 2 ? `m${length} 0` : `h${length}`)).join('')}`
    })
    .join('')

/** A ring with its corners cut off once (Chaikin). */
function smooth(ring: string): string {
  const corners = cornersOf(ring)
  const points = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    return [quarter(corner, next), quarter(next, corner)]
  })
  return `M${points.join('L')}z`
}

/** Where the corners of a ring lie, in tenths; each is told by its way from the one before. */
function cornersOf(ring: string): [number, number][] {
  const steps = (ring.match(NUMBER) ?? []).map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: steps.length >> 1 }, (_, at) => {
    x += steps[2 * at] ?? 0
    y += steps[2 * at + 1] ?? 0
    return [x, y]
  })
}

/** A quarter of the way from a corner to the next, in units of the chart. */
const quarter = ([x, y]: [number, number], [toX, toY]: [number, number]): string =>
  `${Math.round(x * 0.75 + toX * 0.25) / 10} ${Math.round(y * 0.75 + toY * 0.25) / 10}`
