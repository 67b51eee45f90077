/** The answers beside the question: what stands on each, what pressing it does, and the place it keeps. */

import type { Brings } from '../lib/outlook'
import { byVerb, type Noun, narrow, type Option, open, same, sketch } from '../lib/picker'
import type { Table } from '../lib/table.svelte'
import { answerName, bringsAmong, bringsOf, bringsWith, moveLabel, nounLabel, thingLabel, verbLabel } from './labels'

export interface Entry {
  /** the same answer has the same key from one question to the next */
  key: string
  text: string
  /** what a screen reader says instead */
  name?: string | undefined
  brings: Brings
  flags: string[]
  /** a whole answer */
  option?: Option
  /** a thing to choose, or the verb to begin with */
  noun?: Noun
  /** ready to be sent */
  filled: boolean
  /** it ends the turn or declines: its place is the last one */
  ends: boolean
  press: () => void
}

/** So many answers are written out; more of them are told by verb or by thing. */
const FEW = 5
/** More things than these are chosen on the board or from the list. */
const MANY = 40

/** The answers as they can be given now. `endings`: the verbs of the game that end something. */
export function entriesOf(table: Table, endings: readonly string[]): Entry[] {
  const { left, complete, picks } = table.draft
  const only = complete.length === 1 && picks.length ? complete[0] : undefined
  const others = left.filter(({ move }) => !endings.includes(move[0] ?? ''))
  if (left.length <= FEW)
    return left.map((option) =>
      whole(table, option, endings, left.length === 1, others.includes(option) && alike(others)),
    )
  const groups = byVerb(left)
  if (groups.length > 1)
    return groups.map(({ verb, options: [first, ...more] }) =>
      first && !more.length
        ? whole(table, first, endings, only?.at === first.at)
        : begun(table, { verb, options: first ? [first, ...more] : [] }),
    )
  return [...(only ? [whole(table, only, endings, true)] : []), ...things(table)]
}

/** Where all answers do the same to different things, the things are enough: the question and the board say the rest. */
const alike = (left: readonly Option[]): boolean => {
  const [first] = left
  const most = first?.kinds.at(-1) === 'n' ? 3 : 2 // few numbers need their words
  return left.length > most && left.every(({ move }) => move.length > 1 && besides(move) === besides(first?.move))
}
const besides = (move: readonly string[] = []): string => move.slice(0, -1).join(' ')

function whole(table: Table, option: Option, endings: readonly string[], filled: boolean, short = false): Entry {
  return {
    key: option.move.join(' '),
    text: short ? thingLabel(table, option) : moveLabel(table, option),
    name: short ? answerName(table, option) : undefined,
    brings: bringsOf(table, option),
    flags: table.warnings(option),
    option,
    filled,
    ends: endings.includes(option.move[0] ?? ''),
    press: () => table.choose(option),
  }
}

/** Answers with one verb, of which the rest is chosen next. */
function begun(table: Table, group: { verb: string; options: Option[] }): Entry {
  const noun = { kind: 'verb', name: group.verb }
  const brings = bringsAmong(table, group.options)
  return { ...chosen(table, noun), text: verbLabel(table, group), brings }
}

const chosen = (table: Table, noun: Noun): Entry => ({
  key: `${noun.kind} ${noun.name}`,
  text: nounLabel(table, noun),
  brings: bringsWith(table, noun),
  flags: [],
  noun,
  filled: false,
  ends: false,
  press: () => table.pickBeside(noun),
})

/** The next things to choose among, where one verb is left and the board may not show them. */
function things(table: Table): Entry[] {
  const { left, picks } = table.draft
  const rows = left.map((option) => open(option, picks) ?? [])
  const [first = []] = rows
  const shared = (row: Noun[], place: number): boolean => {
    const [one, other] = [row[place], first[place]]
    return row.length > place + 1 && !!one && !!other && same(one, other)
  }
  let at = 0 // what all of them have in common need not be chosen
  while (rows.length && rows.every((row) => shared(row, at))) at++
  const seen = new Map<string, Noun>()
  for (const { [at]: noun } of rows) if (noun) seen.set(`${noun.kind} ${noun.name}`, noun)
  if (seen.size > MANY) return []
  return [...seen.values()].map((noun) => (seen.size > FEW ? chosen(table, noun) : inWords(table, noun)))
}

/** Something that has only a number is called by what is done with it, where there are few. */
function inWords(table: Table, noun: Noun): Entry {
  const entry = chosen(table, noun)
  if (noun.kind === 'n' || !/^\d+$/.test(entry.text)) return entry
  return { ...entry, text: moveLabel(table, { move: sketch(narrow(table.draft.left, [noun])) }) }
}

/** Places by key; a place that nobody has is free. */
export type Places = readonly (string | null)[]

/** Who was there keeps his place, and who is new takes the first free one: nothing moves under a hand. */
export function placed(before: Places, keys: readonly string[]): Places {
  const kept: (string | null)[] = before.map((key) => (key !== null && keys.includes(key) ? key : null))
  for (const key of keys.filter((one) => !kept.includes(one))) {
    const free = kept.indexOf(null)
    if (free < 0) kept.push(key)
    else kept[free] = key
  }
  while (kept.length && kept.at(-1) === null) kept.pop()
  return kept
}
