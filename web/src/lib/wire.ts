/** What crosses the wire: types made from the server's, and what a game fills into them. */

import type * as made from './wire.gen'

export type * from './wire.gen'

export type Seat = number
/** kind -> the name of each number */
export type Names = made.Seated['names']

/** A wish for a seat that says what for. */
export type SeatWish = made.SeatWish & { kind: NonNullable<made.SeatWish['kind']> }

/** A value for every name; other names may be asked for, and have none. */
export type All<Name extends string, Value> = Record<Name, Value> & Record<string, Value>
/** A value for some of the names. */
export type Some<Name extends string, Value> = { [name in Name]?: Value } & Record<string, Value>

/** What is a game's own in what the server sends: `games/<game>/view.gen.ts` says it of each. */
export interface AnyGame {
  name: Record<string, string>
  table: Record<string, unknown>
  own: Record<string, unknown>
  step: { step: string }
  move: string[]
  event: string[]
  components: Record<string, unknown>
  figures: Record<string, unknown> | null
}

/** What is looked at before a position is believed to be of the game that a room was made for. */
export interface Form {
  key: string
  rules: number
  table: string[]
  own: string[]
}

/** What a seat sees; what the drawers hold is each game's own. */
export interface View<Game extends AnyGame = AnyGame>
  extends Omit<made.View, 'table' | 'own' | 'step' | 'drawers' | 'figures'> {
  table: Game['table']
  own: Game['own'] | null
  step: Game['step'] | null
  figures: Game['figures']
  drawers?: Game['own'][]
}

/** the key of a sentence, and its facts */
export type Clause = made.TaleLine['head']
/** kind, name, how many */
export type Thing = Exclude<Clause[1][string], number>[number]

export interface Position<Game extends AnyGame = AnyGame> extends Omit<made.Position, 'view'> {
  view: View<Game>
}

export interface Replay extends Omit<made.Replay, 'moments'> {
  moments: (Omit<made.Moment, 'view'> & { view: View })[]
}

export type Past = Omit<made.Past, 'view'> & { view: View }
export type Glance = Omit<made.Glance, 'view'> & { view: View }
export interface Pasts extends Omit<made.Pasts, 'moments'> {
  moments: Past[]
}

/** How things would stand after some answers of one's own. */
export interface Prospect<Game extends AnyGame = AnyGame> extends Omit<made.Prospect, 'view'> {
  view: View<Game>
}

/** A frame as it comes. */
export type Sent = Exclude<made.FromServer, made.Position | made.Prospect | made.Sight> | Position | Prospect
/** A frame as it is heard: whole. */
export type FromServer = Exclude<Sent, made.Changed>

export type LessonStep = Omit<made.LessonStep, 'position'> & { position: Position | null }
export type PuzzleSheet = Omit<made.PuzzleSheet, 'position'> & { position: Position }
export type PuzzleReply = Omit<made.PuzzleReply, 'position'> & { position?: Position | null }
export type StudyMoment = Omit<made.StudyMoment, 'position'> & { position: Position }
export type LessonScript = Omit<made.LessonScript, 'steps'> & { steps: LessonStep[] }
