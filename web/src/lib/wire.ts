/** What crosses the wire, as types; the server's `wire.py` is the original and wins. */

export type OptionValue = string | number | boolean
export type Seat = number

// A game as the server offers it

export interface OptionInfo {
  values: OptionValue[]
  default: OptionValue
  low: number | null
  seats: number[]
  names_seat: boolean
  rules: string[]
}

export interface Catalogue {
  key: string
  version: number
  seats: number[]
  options: Record<string, OptionInfo>
  levels: string[]
  /** `verb` or `step.verb` -> the kinds of its nouns; a last kind ending in `*` may repeat */
  verbs: Record<string, string[]>
  events: Record<string, string[]>
  /** steps answered by luck */
  chance: string[]
  steps: string[]
  /** field of a step -> the kind of what it holds, where it has one */
  fields?: Record<string, string>
}

/** kind -> the name of each number */
export type Names = Record<string, string[]>

export interface RuleText {
  id: string
  chapter?: string
  text: string
}

export type Phrase = string | Record<string, string>
export type TextFile = Record<string, Record<string, unknown>>
export interface Texts {
  languages?: string[]
  common: TextFile
  web?: TextFile
  games: Record<string, TextFile>
}

// People

export interface Person {
  id: string
  name: string
  guest: boolean
}

// Requests

export type Pace =
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'turns'; hours: number }
  | { kind: 'none' }

export interface SeatWish {
  kind: 'me' | 'here' | 'bot' | 'open'
  name?: string | null
  level?: string | null
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, OptionValue>
  pace?: Pace
  visibility?: 'public' | 'link' | 'private'
  rated?: boolean
  shuffle?: boolean
  luck?: string
}

export interface Join {
  invite?: string
  seat?: Seat | null
  luck?: string
}

export type VoteKind = 'pause' | 'resume' | 'extend' | 'replace' | 'end' | 'undo'

export interface Proposal {
  kind: VoteKind
  seat?: Seat | null
  to?: number | null
  level?: string | null
}

export interface Ballot {
  vote: number
  agree: boolean
}

export interface Standing {
  seat: Seat
  step: string
  answer: string[] | null
  fact?: string | null
  at_least?: number | null
  at_most?: number | null
}

// Answers

export interface SeatInfo {
  seat: Seat
  name: string | null
  person: string | null
  bot: string | null
  stands_in: boolean
  connected: boolean
  resigned: boolean
  clock: number | null
  asked: boolean
}

export interface VoteInfo {
  vote: number
  kind: VoteKind
  by: Seat
  subject: Seat | null
  level: string | null
  agreed: Seat[]
  needed: Seat[]
}

export interface Over {
  ending: string
  scores: number[]
  places: number[]
  ratings?: (Record<string, number> | null)[] | null
}

export interface Trust {
  commitment: string
  contributions: string[]
  secret: string | null
}

export type Status = 'open' | 'playing' | 'paused' | 'over' | 'broken'

export interface TableInfo {
  id: string
  game: string
  rules: number
  options: Record<string, OptionValue>
  seats: SeatInfo[]
  yours: Seat[]
  status: Status
  pace: Pace
  visibility: string
  rated: boolean
  created: number
  updated: number
  host: string
  invite: string | null
  trust: Trust
  vote: VoteInfo | null
  over: Over | null
  rematch: string | null
  problem: string | null
}

/** A seat in a list of tables. */
export type SeatListed = Pick<SeatInfo, 'seat' | 'name' | 'person' | 'bot' | 'asked'>

/** A table in a list: nothing that its onlookers may not know. */
export interface TableListed {
  id: string
  game: string
  rules: number
  options: Record<string, OptionValue>
  pace: Pace
  status: Status
  visibility: string
  rated: boolean
  host: string
  created: number
  updated: number
  result: Over | null
  problem: string | null
  seats: SeatListed[]
}

/** A line of talk as it is kept. */
export interface ChatKept {
  id: number
  user_id: string
  name: string
  text: string
  at: number
}

/** What the check of a finished game's luck has found. */
export interface Checked {
  commitment: string
  fair: boolean
  checked: number
  problem: string
  sealings: [entries: number, seat: Seat, commitment: string][]
}

// What a seat sees

/** A step with its fields in the words of the notation. */
export type StepView = { step: string } & Record<string, unknown>

/** `view_to_json`: table, own drawer and question of one seat; what the drawers hold is each game's own. */
export interface View<Table = Record<string, unknown>, Own = Record<string, unknown>> {
  game: string
  rules: number
  seats: number
  options: Record<string, OptionValue>
  seat: string | null
  table: Table
  own: Own | null
  asked: string[]
  step: StepView | null
}

export interface News {
  seen: number
  events: string[][]
  undone?: number
  by?: '' | 'timeout' | 'standing' | 'forced'
}

export interface Sealing {
  seat: Seat
  digest: string
}

// Frames

export interface TableFrame {
  t: 'table'
  table: TableInfo
}

export interface Position<Table = Record<string, unknown>, Own = Record<string, unknown>> {
  t: 'position'
  seat: Seat | null
  seen: number
  view: View<Table, Own>
  /** the seats as people say them */
  called: string[]
  asked: Seat[]
  legal: string[][]
  /** place in `legal` -> flags */
  warnings: Record<string, string[]>
  undo: number
  news: News[]
  sealings: Sealing[]
  /** seconds left for each seat when this was sent; none without a clock */
  clocks: (number | null)[] | null
}

export interface Ack {
  t: 'ack'
  ref: string
  seen: number
}

export interface Refused {
  t: 'refused'
  ref: string
  code: string
  message: string
  rule: string | null
  reason: string | null
  facts: Record<string, string>
}

export interface Reason {
  t: 'reason'
  ref: string
  legal: boolean
  message: string
  rule: string | null
  reason: string | null
  facts: Record<string, string>
}

export interface ChatFrame {
  t: 'chat'
  id: number
  who: Person
  text: string
  at: number
}

export interface Pong {
  t: 'pong'
  ref: string
}

export interface Closing {
  t: 'closing'
  code: string
  message: string
  again: boolean
}

export type FromServer = TableFrame | Position | Ack | Refused | Reason | ChatFrame | Pong | Closing

export type FromClient =
  | { t: 'play'; seat: Seat; seen: number; move: string[]; ref?: string }
  | { t: 'undo'; seat: Seat; seen: number; count?: number; ref?: string }
  | { t: 'why'; seat: Seat; move: string[]; ref?: string }
  | { t: 'chat'; text: string; ref?: string }
  | { t: 'ping'; ref?: string }
