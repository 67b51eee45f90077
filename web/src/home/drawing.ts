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
