/** What a board tells its chart. */

import type { Piece } from '../parts/pickable'
import type { Point } from './sheet'

/** One may sail there: in so many steps; `chosen` is where one means to go, `danger` where somebody asks or fights. */
export type Light = 1 | 2 | 3 | 'chosen' | 'danger'

export interface Field {
  id: string
  light: Light | null
  piece: Piece
}

export interface Lettering {
  at: Point
  text: string
  size: number
  spacing?: number
  lines?: string[]
  fill?: string
  turn?: number
  lead?: number[]
}

/** Land and what is drawn on it, as `geometry/make.mjs` writes it. */
export interface Coast {
  /** the corners of its shores, as `shore.ts` reads and draws them */
  land: string
  hatching: { long: string; short: string }
  rivers: string
  mountains: number[][]
}
