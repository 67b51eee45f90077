/** What stands on the buttons of an answer: sentences, or as much of them as is settled. */

import { say } from '../lib/house.svelte'
import { apartIn, type Brings, between, brings, inOneLine, type Telling } from '../lib/outlook'
import { type Group, type Noun, narrow, type Option, sketch } from '../lib/picker'
import type { Table } from '../lib/table.svelte'
import { speaksOf, thingsOf } from '../lib/turns'
import type { Turn } from '../lib/wire'

/** A short question before what it is about: what must be read first, and the rest below it. */
export function parted(question: string): { head: string; tail: string } {
  const [, head = question, tail = ''] = /^(.{4,48}?[.?!])\s+(\S.*)$/su.exec(question) ?? []
  return { head, tail }
}

export const capital = (text: string): string => minus(text.charAt(0).toUpperCase() + text.slice(1))
const minus = (text: string): string => text.replace(/(^|\s)-(?=\d)/g, '$1−')

/** A whole move, or a whole turn, as a sentence. */
export function moveLabel(table: Table, { move, turn }: { move: readonly string[]; turn?: Turn }): string {
  if (turn) return capital(table.words.turn(turn.says))
  return table.catalogue ? capital(table.words.move(table.catalogue, table.step, move)) : ''
}

/** The thing in which a move differs from others that do the same. */
export const thingLabel = (table: Table, { kinds, move }: Option): string =>
  capital(table.words.name(kinds.at(-1) ?? '', move.at(-1) ?? ''))

/** Several answers with one verb: its short word, else as much of the sentence as they share. */
export function verbLabel(table: Table, { verb, options }: Group): string {
  const act = table.words.act(verb)
  return act ? `${capital(act)}\u00a0…` : moveLabel(table, { move: sketch(options) })
}

/** One of the things picked so far. */
export function pickLabel(table: Table, pick: Noun): string {
  if (pick.kind !== 'verb') return nounLabel(table, pick)
  return moveLabel(table, { move: sketch(table.draft.left.filter((option) => option.move[0] === pick.name)) })
}

export const nounLabel = (table: Table, { kind, name }: Noun): string =>
  kind === 'n' ? name : table.words.name(kind, name)

const telling = ({ words, seatWord }: Table): Telling => ({
  words,
  reader: seatWord,
  say: (key, facts) => say('brings', key, facts),
})

/** What a whole turn brings beside what its words name, and what else is worth knowing of it. */
function bringsOfTurn(table: Table, turn: Turn): Brings {
  const named = thingsOf(turn.says).map(({ name }) => name)
  const gains = Object.entries(turn.outlook.gains ?? {}).filter(([what]) => !named.includes(what))
  const outlook = { ...turn.outlook, gains: Object.fromEntries(gains) }
  return brings(telling(table), outlook, { next: false, chances: true })
}

/** What a whole answer brings. */
export function bringsOf(table: Table, { at, turn }: Option): Brings {
  if (turn) return bringsOfTurn(table, turn)
  const outlooks = table.position?.outlooks ?? []
  return brings(telling(table), outlooks[at], apartIn(outlooks, table.seatWord))
}

/** What one of several answers can still bring. */
export function bringsAmong(table: Table, options: readonly Option[]): Brings {
  const [only, ...others] = options
  if (only && !others.length) return bringsOf(table, only)
  return between(telling(table), table.position?.outlooks ?? [], options)
}

/** What the answers with one more pick can still bring. */
export const bringsWith = (table: Table, noun: Noun): Brings =>
  bringsAmong(table, narrow(table.all, [...table.draft.picks, noun]))

/** A whole answer and what it brings, as a screen reader says it. */
export const answerName = (table: Table, option: Option): string =>
  [moveLabel(table, option), inOneLine(bringsOf(table, option))].filter(Boolean).join(': ')

/** What else is worth knowing of a whole turn, and whether it speaks of somebody who may stop it. */
export const moreOf = ({ words }: Table, { more = [], stops = [] }: Turn): { text: string; risk: boolean }[] =>
  more.map((clause) => ({ text: words.clause(clause, 'turns'), risk: speaksOf(clause, stops) }))
