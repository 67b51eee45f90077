/** What stands on the buttons of an answer: sentences, or as much of them as is settled. */

import { type Group, type Noun, type Option, sketch } from '../lib/picker'
import type { Table } from '../lib/table.svelte'

export const capital = (text: string): string => minus(text.charAt(0).toUpperCase() + text.slice(1))
const minus = (text: string): string => text.replace(/(^|\s)-(?=\d)/g, '$1−')

/** A whole move as a sentence. */
export const moveLabel = (table: Table, { move }: { move: readonly string[] }): string =>
  table.catalogue ? capital(table.words.move(table.catalogue, table.step, move)) : ''

/** The one thing that a move is about. */
export const thingLabel = (table: Table, { kinds, move }: Option): string =>
  capital(table.words.name(kinds[0] ?? '', move[1] ?? ''))

/** Several answers with one verb: its short word, else as much of the sentence as they share. */
export function verbLabel(table: Table, { verb, options }: Group): string {
  const act = table.words.act(verb)
  return act ? `${capital(act)} …` : moveLabel(table, { move: sketch(options) })
}

/** One of the things picked so far. */
export function pickLabel(table: Table, pick: Noun): string {
  if (pick.kind !== 'verb') return nounLabel(table, pick)
  return moveLabel(table, { move: sketch(table.draft.left.filter((option) => option.move[0] === pick.name)) })
}

export const nounLabel = (table: Table, { kind, name }: Noun): string =>
  kind === 'n' ? name : table.words.name(kind, name)
