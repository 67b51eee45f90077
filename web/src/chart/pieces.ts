/** What the pieces on a sea chart are made from. */

import type { BesideProps, Picker } from '../lib/board'
import type { AnyGame } from '../lib/wire'
import type { Piece } from '../parts/pickable'
import type { Say } from './say'
import type { Sheet } from './sheet'

export interface ChartScene<Teller> {
  sheet: Sheet
  /** chart units of a plaque's pixel */
  unit: number
  teller: Teller
  pick: Picker
  /** who looks */
  me: string | null
  /** what is pointed at */
  point: (kind: 'port' | 'galley', id: string) => (on: boolean) => void
  /** while one sails: the water that a plaque stands for */
  sail: ((water: string) => Destination) | null
}

/** A part of the sea as one may sail to it. */
export interface Destination {
  piece: Piece
  /** what the best sale there brings, or null where one cannot sell or not sail */
  brings: number | null
}

/** A question that has a card of its own over the chart. */
export interface AskProps<Game extends AnyGame> extends BesideProps<Game> {
  say: Say
}

/** All that is laid over a chart while it is asked. */
export interface OverProps<Game extends AnyGame> extends AskProps<Game> {
  narrow: boolean
}
