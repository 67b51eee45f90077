/** The wavy rim of a wax seal around the origin. */
export function wax(radius: number, lobes: number): string {
  const points = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * 2 * Math.PI
    const r = radius * (1 + 0.03 * Math.sin(9 * a + lobes) + 0.025 * Math.sin(3 * a + lobes))
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
