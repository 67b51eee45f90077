/** Where things stand in the yard at the water, in units of its drawing. */

export const HEIGHT = 334
/** where the first column begins, and the upper edges of the decks */
export const START = 138
export const UPPER = 92
/** a part */
export const TALL = 70
export const LOWER = UPPER + TALL + 2
export const FOOT = LOWER + TALL
export const WATER = 276

export interface Yard {
  /** a column */
  slot: number
  /** behind the last column */
  end: number
  width: number
}

export function yardFor(columns: number): Yard {
  const slot = Math.max(58, Math.min(80, 620 / columns))
  const end = START + columns * slot
  return { slot, end, width: end + 232 }
}

export const top = (deck: 'upper' | 'lower'): number => (deck === 'upper' ? UPPER : LOWER)

/** A line of waves over the whole width. */
export function wave(width: number, y: number, height: number, length: number): string {
  const crest = `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`
  return `M-20 ${y}${crest.repeat(Math.ceil((width + 60) / length))}`
}
