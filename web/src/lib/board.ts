/** The seam between the shell, which knows no game, and the boards, which know nothing else. */

import type { Component } from 'svelte'
import type { AnyGame, Catalogue, Names, Position, SeatInfo } from './wire'
import type { Words } from './words'

/** How a thing on the board stands to the answer that is being given. */
export type PickState = 'lit' | 'chosen' | 'dark' | 'plain'

/**
 * The half-built answer. Things are named by kind and name as in the game's `names`; numbers are of kind `n`, and an open
 * verb is of kind `verb`, so that a board may draw its own button for it.
 */
export interface Picker {
  /** lit: a click goes on; chosen: part of the answer; dark: no, and `click` asks why; plain: not a question now */
  state(kind: string, name: string): PickState
  click(kind: string, name: string): void
  hover(kind: string | null, name: string | null): void
  /** a whole move at once, as by clicks on all its nouns */
  play(move: readonly string[]): void
  /** the move that would be made, while it is pointed at */
  ghost: string[] | null
}

/** What the shell hands to a board. Boards are pure: props in, clicks out. */
export interface BoardProps<Game extends AnyGame = AnyGame> {
  position: Position<Game>
  catalogue: Catalogue
  /** the game's data file */
  components: Game['components']
  names: Names
  words: Words
  pick: Picker
  seats: SeatInfo[]
  /** no travel, no breathing */
  reduced: boolean
}

/** What everybody sees of one seat, drawn inside that player's panel (340 wide, two lines) or chip (one line). */
export interface PanelProps<Game extends AnyGame = AnyGame> {
  position: Position<Game>
  seat: number
  catalogue: Catalogue
  components: Game['components']
  names: Names
  words: Words
}

/** What the question is about, drawn beside it. */
export interface SubjectProps<Game extends AnyGame = AnyGame> {
  position: Position<Game>
  components: Game['components']
}

/** The steps of which the present question is one. */
export interface Phases {
  names: string[]
  now: number
}

/** The module `games/<game>/board/Board.svelte`: the board itself and, exported from its module script, what it may add. */
export interface BoardModule<Game extends AnyGame = AnyGame> {
  default: Component<BoardProps<Game>>
  Panel?: Component<PanelProps<Game>>
  Subject?: Component<SubjectProps<Game>>
  /** the steps of a turn, where the board does not show them itself */
  phases?(position: Position<Game>, words: Words): Phases | null
  /** whether the board offers the answers to this question itself, all of them and in full */
  answers?(position: Position<Game>): boolean
  /** the board leaves its lower edge free, so that the prompt may lie over it on wide screens */
  promptOver?: boolean
}
