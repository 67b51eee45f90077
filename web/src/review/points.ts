/** Turning points with letters by their size, the largest first. */

import type { Review, TurningPoint } from '../lib/wire'

export interface Point {
  letter: string
  turn: TurningPoint
}

export const lettered = (review: Review): Point[] =>
  review.turns.map((turn, n) => ({ letter: String.fromCharCode(65 + n), turn }))
