/** What crosses the wire: types made from the server's, with views of which a board can say more. */

import type * as made from './wire.gen'

export type * from './wire.gen'

export type Seat = number
/** kind -> the name of each number */
export type Names = made.Seated['names']
export type Phrase = string | Record<string, string>
export type TextFile = made.Texts['common']

/** A wish for a seat that says what for. */
export type SeatWish = made.SeatWish & { kind: NonNullable<made.SeatWish['kind']> }

/** A step with its fields in the words of the notation. */
export type StepView = { step: string } & Record<string, unknown>

/** What a seat sees; what the drawers hold is each game's own. */
export interface View<Table = Record<string, unknown>, Own = Record<string, unknown>>
  extends Omit<made.View, 'table' | 'own' | 'step'> {
  table: Table
  own: Own | null
  step: StepView | null
  /** seen open, after the game: what each seat had for itself */
  drawers?: Own[]
}

export interface Position<Table = Record<string, unknown>, Own = Record<string, unknown>>
  extends Omit<made.Position, 'view'> {
  view: View<Table, Own>
}

export interface Replay extends Omit<made.Replay, 'moments'> {
  moments: (Omit<made.Moment, 'view'> & { view: View })[]
}

export type FromServer = Exclude<made.FromServer, made.Position> | Position

export type LessonStep = Omit<made.LessonStep, 'position'> & { position: Position | null }
export type LessonScript = Omit<made.LessonScript, 'steps'> & { steps: LessonStep[] }
