/** Small pieces that the illustrations share, as path data. */

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

const PIPS: Record<number, [number, number][]> = {
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
export const pips = (n: number): [number, number][] => PIPS[n] ?? []

/** The wavy edge of a wax seal. */
export function wax(radius: number): string {
  const point = (at: number) => {
    const turn = (at / 72) * 2 * Math.PI
    const r = radius * (1 + 0.033 * Math.sin(turn * 10) + 0.028 * Math.sin(turn * 3))
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
  }
  return `M${Array.from({ length: 72 }, (_, at) => point(at)).join('L')}Z`
}
