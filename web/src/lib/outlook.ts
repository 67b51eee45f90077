/** What an answer brings, in words: the engine has played it and tells the changes; here nothing is reckoned. */

import type { Option } from './picker'
import type { Outlook, Position } from './wire'
import type { Words } from './words'

/** What is counted, whose it is, and by how much it changes. */
interface Change {
  what: string
  seat: string | null
  by: number
}

/** One thing that changes, and whether that is more or less. */
export interface Gain {
  text: string
  less: boolean
}

export interface Brings {
  gains: Gain[]
  /** what may come of luck, the likeliest first */
  chances: string[]
  /** who answers then, where that is not the reader, or that it ends the game */
  next: string
}

/** Who reads, and what is said of ranges, chances and others: sentences of the client. */
export interface Telling {
  words: Words
  /** the reader's seat, as the notation has it */
  reader: string | null
  say: (key: string, facts: Record<string, string | number>) => string
}

/** A position with the outlook of each answer in its place; the server sends those that are alike once. */
export function unfolded(position: Position): Position {
  const { outlooks, brings } = position
  return brings ? { ...position, brings: null, outlooks: brings.map((at) => outlooks[at] ?? {}) } : position
}

const LUCK = '*'
const NOTHING: Brings = { gains: [], chances: [], next: '' }
/** What so many answers have in common is told beside each of them. */
const FEW = 5
/** What is likelier not to be told than this is left out. */
const SELDOM = 0.005

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

/** What something that is counted is called where there are so many of it. */
export const counted = (words: Words, what: string, n: number): string =>
  words.text.say(['counts', what], { n: Math.abs(n) }) ?? what.replaceAll('_', ' ')

/** In what the answers to a question differ: only that is worth telling of each. */
export interface Apart {
  next: boolean
  chances: boolean
  /** few answers tell what they bring even where all bring the same */
  gains?: boolean
}

/** What a whole answer brings. */
export function brings(telling: Telling, outlook: Outlook | undefined, apart: Apart): Brings {
  if (!outlook) return NOTHING
  const all = changes(outlook, telling.reader)
  return {
    gains: (apart.gains === false ? [] : all)
      .filter((one) => matters(one, all, telling.reader))
      .map((one) => gain(telling, one)),
    chances: apart.chances ? chances(telling, outlook.chances ?? {}) : [],
    next: outlook.over ? telling.say('ends', {}) : apart.next ? next(telling, outlook) : '',
  }
}

/** All that changes, the reader's own first. */
const changes = ({ gains = {}, others = [] }: Outlook, reader: string | null): Change[] => [
  ...Object.entries(gains).map(([what, by]) => ({ what, seat: reader, by })),
  ...others.map(([what, seat, by]) => ({ what, seat, by })),
]

/** The reader's own changes; of others' only what goes from one to the other. */
function matters({ what, seat, by }: Change, all: readonly Change[], reader: string | null): boolean {
  if (seat === reader) return true
  const own = all.find((one) => one.what === what && one.seat === reader)
  return !!own && own.by < 0 !== by < 0
}

function gain({ words, reader, say }: Telling, { what, seat, by }: Change): Gain {
  const text = `${signed(by)} ${counted(words, what, by)}`
  return {
    text: seat === reader ? text : say('of_other', { who: words.name('seat', seat ?? ''), gain: text }),
    less: by < 0,
  }
}

function chances({ words, say }: Telling, likely: Record<string, number>): string[] {
  return Object.entries(likely)
    .filter(([, share]) => share >= SELDOM)
    .sort(([, a], [, b]) => b - a)
    .map(([key, share]) => {
      const result = words.text.say(['results', key]) ?? key.replaceAll('_', ' ')
      return say('chance', { result, percent: Math.round(100 * share) })
    })
}

const othersIn = ({ asked = [] }: Outlook, reader: string | null): string[] =>
  asked.filter((seat) => seat !== LUCK && seat !== reader)

function next({ words, reader, say }: Telling, outlook: Outlook): string {
  const who = othersIn(outlook, reader).map((seat) => words.name('seat', seat))
  return who.length ? say('answers_next', { who: new Intl.ListFormat(words.language).format(who) }) : ''
}

/** Not all answers hand on to the same seats, or to the same luck; of an only answer its chances are told too. */
export const apartIn = (outlooks: readonly Outlook[], reader: string | null): Apart => ({
  next: new Set(outlooks.map((one) => othersIn(one, reader).join())).size > 1,
  chances: outlooks.length === 1 || differ(outlooks.map((one) => one.chances)),
  gains: outlooks.length <= FEW || differ(outlooks.map(({ gains, others }) => [gains, others])),
})
const differ = (all: readonly unknown[]): boolean => new Set(all.map((one) => JSON.stringify(one ?? {}))).size > 1

/** What a half-built answer can still come to: of what most of these answers change, the least and the most. */
export function between(telling: Telling, outlooks: readonly Outlook[], options: readonly Option[]): Brings {
  const { words, say } = telling
  const every = options.map(({ at }) => outlooks[at]?.gains ?? {})
  const kinds = new Set(every.flatMap(Object.keys))
  const spans = [...kinds].flatMap((what) => {
    const by = every.map((one) => one[what] ?? 0)
    if (by.filter(Boolean).length * 2 < by.length) return []
    const [least, most] = [Math.min(...by), Math.max(...by)]
    if (least < 0 && most > 0) return [] // whether it gains or costs is not settled: that tells nothing
    const range = least === most ? signed(most) : say('span', { least: signed(least), most: signed(most) })
    return [{ text: `${range} ${counted(words, what, most || least)}`, less: most <= 0 }]
  })
  return { gains: spans, chances: [], next: '' }
}

/** All of it as one line, as a screen reader says it. */
export const inOneLine = ({ gains, chances, next }: Brings): string =>
  [gains.map(({ text }) => text).join(', '), chances.join(', '), next].filter(Boolean).join('; ')
