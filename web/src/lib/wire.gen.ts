// What crosses the wire. Made by tools/wire_types.py from the server's types; do not edit.

export type OptionValue = string | number | boolean

export type Status = 'broken' | 'open' | 'over' | 'paused' | 'playing'

export type VoteKind = 'end' | 'extend' | 'pause' | 'replace' | 'resume' | 'undo'

export type Visibility = 'link' | 'private' | 'public'

export type Pace = Live | ByTurn | Untimed

export type FromClient = Play | Undo | Why | Chat | Ping

export type FromServer = TableFrame | Position | Ack | Refused | Reason | ChatFrame | Pong | Closing

/** One seat: result - start = luck + own + rivals. */
export interface Account {
  player: string
  start: number
  result: number
  luck: number
  own: number
  rivals: number
  loss: number
  decisions: number
  blunders: number
}

/** It is done, and durable. */
export interface Ack {
  t: 'ack'
  ref: string
  seen: number
}

/** A move, the share of the game that it is worth, and how sure that is. */
export interface Advice {
  move: string[]
  share: number
  error: number
}

/** A question that can be answered in advance: its step, the answers, and a number that may bound them. */
export interface Awaited {
  step: string
  answers: string[]
  fact: string | null
  bound: 'at_least' | 'at_most' | null
}

/** A vote on what is proposed. */
export interface Ballot {
  vote: number
  agree: boolean
}

/** A deal that was closed, and what it changed for every seat. */
export interface Bargain {
  kind: string
  first: number
  last: number
  sides: number[]
  change: number[]
}

/** So many hours for each answer. */
export interface ByTurn {
  kind: 'turns'
  hours: number
}

/** What a client must know of a game to play it. */
export interface Catalogue {
  key: string
  version: number
  seats: number[]
  levels: string[]
  lesson: boolean
  options: Record<string, OptionInfo>
  verbs: Record<string, string[]>
  rules: Record<string, string[]>
  events: Record<string, string[]>
  chance: string[]
  steps: string[]
  fields: Record<string, string>
}

/** A line for the table. */
export interface Chat {
  t: 'chat'
  text: string
  ref?: string
}

/** Somebody has said something. */
export interface ChatFrame {
  t: 'chat'
  id: number
  who: Person
  text: string
  at: number
}

/** A line of talk as it is kept. */
export interface ChatKept {
  id: number
  user_id: string
  name: string
  text: string
  at: number
}

/** What was found: how much luck was computed again, and the first thing that does not fit. */
export interface Checked {
  commitment: string
  fair: boolean
  checked: number
  problem: string
  sealings: [number, number, string][]
}

/** The server ends this connection, and why; `again` says whether to come back. */
export interface Closing {
  t: 'closing'
  code: string
  message: string
  again: boolean
}

/** A name and a password. */
export interface Credentials {
  name: string
  password: string
}

/** Something that is counted by seat: `score`, or a field of the table. */
export interface Figure {
  name: string
  values: number[][]
}

/** What every seat had at the start and after each turn. */
export interface Figures {
  at: number[]
  turns: (number | null)[]
  rounds: (number | null)[]
  figures: Figure[]
}

/** An answer that a seat has given in advance. */
export interface Given {
  seat: number
  step: string
  words: string[]
  fact: string | null
  at_least: number | null
  at_most: number | null
}

/** Whose best moves are asked for. */
export interface HintWanted {
  seat: number
}

/** What can be answered in advance in this game, and what the asker's own seats have answered. */
export interface InAdvance {
  awaited: Awaited[]
  given: Given[]
}

/** Sit down at a table: in a certain seat or in any free one, with the invitation if it needs one. */
export interface Join {
  invite?: string
  seat?: number | null
  luck?: string
}

/** An entry: what it changed for every seat, and what a better answer would have been worth. */
export interface Judged {
  number: number
  seat: number | null
  line: string
  change: number[]
  choices: number
  loss: number
  best: string
}

/** A first lesson: a table of its own, and the steps of the learner. */
export interface LessonScript {
  table: TableInfo
  names: Record<string, string[]>
  steps: LessonStep[]
}

/** One step: what is said, what is to be played (nothing where there is only something to read), where to look. */
export interface LessonStep {
  text: string
  play: string[]
  point: [string, string][]
  rules: string[]
  position: Position | null
}

/** What is said in a lesson, in one language. */
export interface LessonText {
  title: string
  steps: Record<string, string>
}

/** A clock: a bank of seconds for each seat, and some more for every answer. */
export interface Live {
  kind: 'live'
  bank: number
  increment: number
}

/** What somebody is told about himself. */
export interface Me {
  id: string
  name: string
  guest: boolean
  role: string
  settings: Record<string, unknown>
}

/** A game after one entry, as somebody saw it. */
export interface Moment {
  n: number
  view: Record<string, unknown>
  events: string[][]
}

/** The password so far, and the one from now on. */
export interface NewPassword {
  old: string
  new: string
}

/** A table to be opened. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string | number | boolean>
  pace?: Live | ByTurn | Untimed
  visibility?: 'link' | 'private' | 'public'
  rated?: boolean
  shuffle?: boolean
  luck?: string
}

/** What one entry told this seat: its number `seen`, the events, and whether it took something back. */
export interface News {
  seen: number
  events: string[][]
  undone?: number
  by?: string
}

/** Private notes of a seat, kept as they are. */
export interface Notes {
  text: string
}

/** An option of a game: what it may be, and the rules it changes. */
export interface OptionInfo {
  values: (string | number | boolean)[]
  default: string | number | boolean
  low: number | null
  seats: number[]
  names_seat: boolean
  rules: string[]
}

/** How a game ended. */
export interface Over {
  ending: string
  scores: number[]
  places: number[]
  ratings: (Record<string, number> | null)[] | null
}

/** Somebody as others see him. */
export interface Person {
  id: string
  name: string
  guest: boolean
}

/** Still there. */
export interface Ping {
  t: 'ping'
  ref?: string
}

/** Somebody among the best: `rating` is what the strength is at least, `mu` what it is likely to be. */
export interface Place {
  name: string
  bot: boolean
  rating: number
  mu: number
  sigma: number
  games: number
  wins: number
}

/** An answer of a seat to the question it has seen. */
export interface Play {
  t: 'play'
  seat: number
  seen: number
  move: string[]
  ref?: string
}

/** Still here. */
export interface Pong {
  t: 'pong'
  ref: string
}

/** All a seat may know now, what it may answer, and what is new since the last such frame. */
export interface Position {
  t: 'position'
  seat: number | null
  seen: number
  view: unknown
  called: string[]
  asked: number[]
  legal: string[][]
  warnings: Record<string, string[]>
  undo: number
  news: News[]
  sealings: Sealing[]
  clocks: (number | null)[] | null
}

/** Put something to the vote of the table, or vote on what is put. */
export interface Proposal {
  kind: 'end' | 'extend' | 'pause' | 'replace' | 'resume' | 'undo'
  seat?: number | null
  to?: number | null
  level?: string | null
}

/** Why a move is not legal, or that it is and what its seat would be told before anybody else answers. */
export interface Reason {
  t: 'reason'
  ref: string
  legal: boolean
  events: string[][]
  message: string
  rule: string | null
  reason: string | null
  facts: Record<string, string>
}

/** It is not done: a code for programs, a sentence for people, the rule where a rule speaks. */
export interface Refused {
  t: 'refused'
  ref: string
  code: string
  message: string
  rule: string | null
  reason: string | null
  facts: Record<string, string>
}

/** Some moments of a game, and how many there are. */
export interface Replay {
  length: number
  start: number
  moments: Moment[]
}

/** A whole game in shares of the win. */
export interface Review {
  game: string
  players: string[]
  finished: boolean
  nodes: number
  curve: number[][]
  entries: Judged[]
  accounts: Account[]
  turns: TurningPoint[]
  deals: Bargain[]
}

/** How far a review has come. */
export interface ReviewProgress {
  done: number
  total: number
  before: number
}

/** What somebody may do here. */
export interface Role {
  role: 'admin' | 'banned' | 'moderator' | 'player'
}

/** A rule in our words. */
export interface RuleText {
  id: string
  chapter: string
  text: string
}

/** A line for the table. */
export interface Said {
  text: string
}

/** A commitment to a sealed answer: who has given it, and the digest that the secret will open. */
export interface Sealing {
  seat: number
  digest: string
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  name: string | null
  person: string | null
  bot: string | null
  stands_in: boolean
  connected: boolean
  resigned: boolean
  clock: number | null
  asked: boolean
}

/** A seat in a list of tables. */
export interface SeatListed {
  seat: number
  name: string | null
  person: string | null
  bot: string | null
  asked: boolean
}

/** Who shall sit in a seat: the creator, somebody else at the same screen, a bot, or whoever joins. */
export interface SeatWish {
  kind?: 'bot' | 'here' | 'me' | 'open'
  name?: string | null
  level?: string | null
}

/** A table, and the names of everything in its game by kind. */
export interface Seated {
  table: TableInfo
  names: Record<string, string[]>
}

/** What a person has chosen: kept for the client, and where notices go. */
export interface Settings {
  language?: string
  email?: string | null
  webhook?: string | null
  push?: Record<string, unknown> | null
  client?: Record<string, unknown>
}

/** An answer given in advance to one kind of question; none takes it back. With `at_least` or `at_most` it holds only where the number that the question speaks of (its field `fact`, for example the price asked) is within that bound; else the seat is asked. */
export interface Standing {
  seat: number
  step: string
  answer?: string[] | null
  fact?: string | null
  at_least?: number | null
  at_most?: number | null
}

/** A finished game without its positions; a replay through the same eyes has the same moments. */
export interface Story {
  called: string[]
  moments: Told[]
}

/** The table has changed, other than by play; it is also the first frame. */
export interface TableFrame {
  t: 'table'
  table: TableInfo
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  options: Record<string, string | number | boolean>
  seats: SeatInfo[]
  yours: number[]
  status: 'broken' | 'open' | 'over' | 'paused' | 'playing'
  pace: Live | ByTurn | Untimed
  visibility: 'link' | 'private' | 'public'
  rated: boolean
  created: number
  updated: number
  host: string
  invite: string | null
  trust: Trust
  vote: VoteInfo | null
  over: Over | null
  rematch: string | null
}

/** A table in a list: nothing that its onlookers may not know. */
export interface TableListed {
  id: string
  game: string
  rules: number
  options: Record<string, string | number | boolean>
  pace: Live | ByTurn | Untimed
  status: 'broken' | 'open' | 'over' | 'paused' | 'playing'
  visibility: 'link' | 'private' | 'public'
  rated: boolean
  host: string
  created: number
  updated: number
  result: Over | null
  problem: string | null
  seats: SeatListed[]
}

/** Every sentence in one language, as the text files have it. */
export interface Texts {
  languages: string[]
  common: Record<string, Record<string, unknown>>
  web: Record<string, Record<string, unknown>>
  games: Record<string, Record<string, Record<string, unknown>>>
}

/** A moment of a story: the start (entry 0) or an entry of the record that the viewer noticed. */
export interface Told {
  entry: number
  seat: number | null
  step: string
  turn: number | null
  round: number | null
  events: string[][]
}

/** What makes luck checkable: the commitment before the game, the contributions, and the secret after its end. */
export interface Trust {
  commitment: string
  contributions: string[]
  secret: string | null
}

/** Entries by one who answers that swung the game; `seat` is who gained or lost most, `entry` mattered most. */
export interface TurningPoint {
  first: number
  last: number
  actor: number | null
  seat: number
  cause: string
  change: number[]
  swing: number
  entry: number
  loss: number
  best: string
}

/** Take back the seat's own latest choices. */
export interface Undo {
  t: 'undo'
  seat: number
  seen: number
  count?: number
  ref?: string
}

/** No clock at all. */
export interface Untimed {
  kind: 'none'
}

/** What one viewer sees: what lies open, its own drawer and its question; each game has its own things in them. */
export interface View {
  game: string
  rules: number
  seats: number
  options: Record<string, string | number | boolean>
  seat: string | null
  table: Record<string, unknown>
  own: Record<string, unknown> | null
  asked: string[]
  step: Record<string, unknown> | null
}

/** What the table is voting on. */
export interface VoteInfo {
  vote: number
  kind: 'end' | 'extend' | 'pause' | 'replace' | 'resume' | 'undo'
  by: number
  subject: number | null
  level: string | null
  agreed: number[]
  needed: number[]
}

/** Ask why a move is not legal now, or what it would do. */
export interface Why {
  t: 'why'
  seat: number
  move: string[]
  ref?: string
}

/** Why is this no move at that step of the lesson? */
export interface WhyInLesson {
  at: number
  move: string[]
}
