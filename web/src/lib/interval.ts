/** A share of so many games with its interval at 95 of 100, by Wilson. */

export interface Interval {
  at: number
  from: number
  to: number
}

const Z = 1.96

export function wilson(won: number, n: number): Interval {
  const share = won / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n)
  return { at: share, from: middle - half, to: middle + half }
}

/** Whether chance does not explain that it is not what is fair: 1 for more, −1 for less, 0 where it may. */
export const sure = ({ from, to }: Interval, fair: number): -1 | 0 | 1 => (from > fair ? 1 : to < fair ? -1 : 0)
