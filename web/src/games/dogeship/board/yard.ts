/** Where things stand in the yard at the water, in pixels: the drawing fills whatever room it is given. */

export interface Box {
  width: number
  height: number
}

export interface Yard extends Box {
  /** how large the ship is drawn; 1 is a part 70 high */
  scale: number
  /** where the first column begins, and a column's width */
  start: number
  slot: number
  /** behind the last column */
  end: number
  /** upper edges of the decks, a part's height, the lower edge of both decks, the water */
  upper: number
  lower: number
  tall: number
  foot: number
  water: number
  /** room above the ship for its banner */
  banner: boolean
}

/** A part, the hull beneath both decks, and the stern and the bow at their sides, at scale 1. */
export const PART = 70
const [HULL, STERN, BOW, ROOF, BANNER] = [44, 132, 96, 58, 88]
/** the names of the zones above and below the ship, and the tide pole beside it */
const ABOVE = 36
const BELOW = 36
const TIDE = 176
const LARGEST = 1.3
const SMALLEST = 0.36
/** what is drawn where nothing has been measured */
export const USUAL: Box = { width: 924, height: 196 }
const WIDEST = 88

export function yardFor(columns: number, { width, height }: Box): Yard {
  const wide = (width - TIDE - columns * 30) / (STERN + BOW)
  const high = Math.min((height - BELOW - 4) / (ROOF + 2 * PART + HULL), (height - ABOVE - BELOW) / (2 * PART + HULL))
  const scale = Math.max(SMALLEST, Math.min(LARGEST, wide, high))
  const tall = PART * scale
  const room = height - BELOW - (ROOF + 2 * PART + HULL) * scale
  const water = height - BELOW - Math.max(0, room) * 0.3
  const foot = water - HULL * scale
  const start = STERN * scale + 4
  const slot = Math.max(30, Math.min(WIDEST * Math.max(1, scale), (width - start - BOW * scale - TIDE) / columns))
  return {
    width,
    height,
    scale,
    tall,
    water,
    foot,
    start,
    slot,
    end: start + columns * slot,
    lower: foot - tall,
    upper: foot - 2 * tall,
    banner: foot - 2 * tall > BANNER * scale,
  }
}

export const top = (yard: Yard, deck: 'upper' | 'lower'): number => yard[deck]

/** A line of waves over the whole width. */
export function wave(width: number, y: number, height: number, length: number): string {
  const crest = `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`
  return `M-20 ${y}${crest.repeat(Math.ceil((width + 60) / length))}`
}
