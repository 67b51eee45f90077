/** The seam between the shell, which knows no game, and the boards, which know nothing else. */

import type { Component } from 'svelte'
import type { AnyGame, Catalogue, Names, News, Position, Prospect, SeatInfo } from './wire'
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
  /** a whole move at once, as by clicks on all its nouns; false where the question takes no answer yet */
  play(move: readonly string[]): boolean
  /** several moves one after the other, as far as nobody comes between */
  follow(moves: readonly (readonly string[])[]): void
  /** the move that would be made, while it is pointed at */
  ghost: string[] | null
  /** answers that belong together; none where nobody can say what would come of them */
  several?: Several | null
}

/** Why something is not possible, in words, and the rule that says so. */
export interface No {
  text: string
  rule: string | null
}

/** Several answers that are made up as a draft and then given one after the other. */
export interface Several {
  /** how things would stand after these answers of one's own, or why one of them is not possible; nothing is given */
  ahead(moves: string[][]): Promise<Prospect | No | null>
  /** give one answer after the other, as long as `next` knows one and the question is one of `within` */
  follow(
    next: (position: Position, again?: boolean) => string[] | null,
    within: (position: Position) => boolean,
  ): Promise<boolean>
  /** take back so many answers of one's own */
  undo(count: number): void
  /** what taking back means as long as something is only drafted: a step of the draft; nothing, where there is none */
  drafted(back: (() => void) | null): void
  /** read a rule beside the table */
  read(rule: string): void
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
  /** the shell shows what the board has beside itself */
  beside?: boolean
}

/** What a board shows beside itself where there is room: in the areas `beside`, and `side` over the log. */
export interface BesideProps<Game extends AnyGame = AnyGame> {
  position: Position<Game>
  components: Game['components']
  words: Words
  pick: Picker
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

/** Something that has happened, and the positions before and after it. */
export interface Act<Game extends AnyGame = AnyGame> {
  news: readonly News[]
  before: Position<Game>
  position: Position<Game>
}

/**
 * An act that is an event (a scoring, sealed bids, a flood, a fight, the end) is told by a component of its own over the
 * board. Until it calls `done` the board beneath draws `before`, and whatever else has happened waits.
 */
export interface StageProps<Game extends AnyGame = AnyGame> extends Act<Game> {
  catalogue: Catalogue
  components: Game['components']
  names: Names
  words: Words
  seats: SeatInfo[]
  /** the seat of the one who looks; none for an onlooker */
  seat: number | null
  /** by how much its usual times are multiplied: 1 calm, about a half brisk, 0 at once */
  pace: number
  /** no travel */
  reduced: boolean
  /** somebody has pressed Skip or the space bar: all of it is shown at once from now on */
  hurried: boolean
  /** it has been seen: the show goes on */
  done: () => void
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
  Beside?: Component<BesideProps<Game>>
  Subject?: Component<SubjectProps<Game>>
  /** the seats in the order in which their panels are shown */
  seating?(position: Position<Game>): number[]
  /** the steps of a turn, where the board does not show them itself */
  phases?(position: Position<Game>, words: Words): Phases | null
  /** what is asked, where the board can say it better than the words of the step */
  question?(position: Position<Game>, words: Words): string | null
  /** whether the board offers the answers to this question itself, in full; `all`: none need be said elsewhere */
  answers?(position: Position<Game>): boolean | 'all'
  /** the component that tells an act as an event over the board; none where the board shows it itself */
  stage?(act: Act<Game>): Component<StageProps<Game>> | null
  /** whether these news are an answer to this seat's own offer: it is shown for a while before anything else moves */
  beat?(act: Act<Game>): boolean
  /** the board shows itself who has handed in a sealed answer: beside it only the proof is offered */
  sealedShown?: boolean
  /** the board leaves its lower edge free, so that the prompt may lie over it on wide screens */
  promptOver?: boolean
}
