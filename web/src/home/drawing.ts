/** Small pieces that the illustrations share, as path data. */

/** The size of an illustration. */
export const WIDTH = 318
export const HEIGHT = 172

export function waves(x: number, y: number, width: number, rows: number): string {
  const row = (at: number) =>
    `M${x + (at % 2) * 9} ${y + at * 9}${'q4.500-4 9 0t9 0'.repeat(Math.max(1, Math.floor(width / 18)))}`
  return Array.from({ length: rows }, (_, at) => row(at)).join('')
}

export function rhumbs(x: number, y: number, count = 24): string {
  const to = (at: number) => (at / count) * 2 * Math.PI
  const ray = (at: number) =>
    `M${x} ${y}L${Math.round(x + 600 * Math.sin(to(at)))} ${Math.round(y - 600 * Math.cos(to(at)))}`
  return Array.from({ length: count }, (_, at) => ray(at)).join('')
}

/** A number that looks random and is the same every time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Stars over a width and a height, each with its size and brightness. */
export function stars(count: number, width: number, height: number, seed: number) {
  const luck = chance(seed)
  return Array.from({ length: count }, () => ({
    x: Math.round(luck() * width),
    y: Math.round(luck() * height),
    r: 0.5 + luck() * 0.8,
    bright: 0.25 + luck() * 0.55,
  }))
}

type Point = readonly [number, number]

/** Moonlight on the water: level strokes in a band that widens towards the reader; the bright middle, and the dim rest. */
export function moonPath(from: Point, to: Point, count: number): { bright: string; dim: string } {
  const luck = chance(9)
  const path = { bright: '', dim: '' }
  for (let n = 0; n < count; n++) {
    const near = luck() ** 0.8
    const width = 16 + 72 * near
    const aside = (luck() + luck() + luck() - 1.5) / 1.5
    const x = from[0] + (to[0] - from[0]) * near + aside * width
    const y = from[1] + (to[1] - from[1]) * near
    const stroke = `M${x.toFixed(1)} ${y.toFixed(1)}h${((2 + luck() * 9) * (0.6 + near)).toFixed(1)}`
    path[Math.abs(aside) < 0.3 ? 'bright' : 'dim'] += stroke
  }
  return path
}
