/** The tale in words: a line for each turn or deal, as the engine tells it, and the single steps beneath it. */

import { counted, signed } from './outlook'
import type { Noun } from './picker'
import { tell } from './story'
import type { Catalogue, Clause, Names, News, Tale, TaleLine } from './wire'
import type { Words } from './words'

/** A line of the tale as one reader is told it. */
export interface Spoken {
  /** whose it is; none for what the house or luck does */
  seat: number | null
  text: string
  /** a line of the reader's own seat */
  own: boolean
  /** what it speaks of on the board */
  things: Noun[]
  first: number
  last: number
  /** whether it says more than its single steps do */
  folded: boolean
  /** where it is about one thing that has a number: that stands before it, and the text leaves it out */
  about?: { number: string; name: string }
  /** what it brought whoever it is of, as the engine has added it up */
  sums: Sum[]
}

/** A figure with its sign, and the same with what is counted. */
export interface Sum {
  figure: string
  text: string
  less: boolean
}

/** Who is told, and in which words. */
export interface Reader {
  catalogue: Catalogue
  names: Names
  words: Words
  seat: number | null
}

/** The lines so far and what was sent: that takes the place of everything from its start on. */
export const retoldTale = (before: readonly TaleLine[], { start, lines }: Tale): TaleLine[] => [
  ...before.slice(0, start),
  ...lines,
]

/** Lines as they were told last: the log is told again with every position, and most of it is old. */
const told = new WeakMap<TaleLine, { words: Words; seat: number | null; spoken: Spoken }>()

export function speak(reader: Reader, line: TaleLine): Spoken {
  const last = told.get(line)
  if (last && last.words === reader.words && last.seat === reader.seat) return last.spoken
  const spoken = line.events?.length ? eventByEvent(reader, line) : joined(reader, line)
  told.set(line, { words: reader.words, seat: reader.seat, spoken })
  return spoken
}

function joined({ catalogue, names, words, seat: reader }: Reader, line: TaleLine): Spoken {
  const found = line.seat === null ? -1 : (names.seat?.indexOf(line.seat) ?? -1)
  const seat = found < 0 ? null : found
  const { first, last } = line
  const number = numberOf(line)
  const about = number ? { number, name: words.clause(line.head) } : undefined
  const text = words.line(catalogue, about && line.clauses.length ? { ...line, head: ['', {}] } : line)
  const own = seat !== null && seat === reader
  const sums = sumsOf(words, line)
  return { seat, text, own, things: thingsOf(line), first, last, folded: true, sums, ...(about && { about }) }
}

const sumsOf = (words: Words, { sums = {} }: TaleLine): Sum[] =>
  Object.entries(sums).map(([what, n]) => {
    const figure = signed(n)
    return { figure, text: `${figure} ${counted(words, what, n)}`, less: n < 0 }
  })

/** The number of the one thing that a line begins with. */
function numberOf({ head: [, facts] }: TaleLine): string | null {
  const [only, ...more] = Object.values(facts)
  const name = typeof only === 'object' && only.length === 1 ? (only[0]?.[1] ?? '') : ''
  return !more.length && /^\d+$/.test(name) ? name : null
}

/** Where a game is told event by event, the events say whose they are. */
function eventByEvent(reader: Reader, line: TaleLine): Spoken {
  const { catalogue, names, words, seat } = reader
  const [said] = tell(catalogue, names, words, [{ seen: line.first, events: line.events ?? [] }], seat)
  const { first, last } = line
  const text = said?.sentences.join(' ') ?? ''
  const told = { seat: said?.seat ?? null, text, own: !!said?.own, things: said?.things ?? [] }
  return { ...told, first, last, folded: false, sums: sumsOf(words, line) }
}

function thingsOf({ head, clauses }: TaleLine): Noun[] {
  const facts = [head, ...clauses].flatMap((clause: Clause) => Object.values(clause[1]))
  const things = facts.flatMap((fact) => (typeof fact === 'number' ? [] : fact))
  return things.flatMap(([kind, name]) => (kind === 'seat' ? [] : [{ kind, name }]))
}

/** The last lines: so many, and all since the reader's own last turn; and how many there are before them. */
export function lastLines(
  reader: Reader,
  tale: readonly TaleLine[],
  most: number,
): { lines: Spoken[]; before: number } {
  const lines: Spoken[] = []
  let at = tale.length
  while (at > 0 && (lines.length < most || (reader.seat !== null && sinceOwn(lines) === 0)))
    lines.unshift(speak(reader, tale[--at] as TaleLine))
  return { lines: ownMoments(lines), before: at }
}

/** What is told event by event belongs to whoever answered at that moment. */
function ownMoments(lines: Spoken[]): Spoken[] {
  const answered = new Set(lines.flatMap(({ own, folded, first }) => (own && !folded ? [first] : [])))
  return lines.map((line) => (!line.folded && answered.has(line.first) ? { ...line, own: true } : line))
}

/** The place after one's own last turn; while one's own turn goes on, after the one before it. */
export function sinceOwn(lines: readonly { own: boolean }[]): number {
  let at = lines.length
  while (at > 0 && lines[at - 1]?.own) at--
  while (at > 0 && !lines[at - 1]?.own) at--
  return at
}

/** The news that a line tells of. */
export const newsOf = ({ first, last }: Pick<Spoken, 'first' | 'last'>, news: readonly News[]): News[] =>
  news.filter(({ seen }) => first <= seen && seen <= last)
