/** The picker: nouns clicked in any order narrow the legal moves until one is left. Pure; the table page holds the picks. */

import type { PickState } from './board'
import type { Catalogue, Turn } from './wire'
import { spread, verbKinds } from './words'

/** A noun or, with kind `verb`, a verb. */
export interface Noun {
  kind: string
  name: string
}

/** A legal move with the kind of each noun and its place in the list. */
export interface Option {
  at: number
  move: string[]
  kinds: string[]
  /** moves that are sent with it, to be played as long as nobody comes between */
  onward?: string[][]
  /** the whole turn that it is */
  turn?: Turn
}

export function options(catalogue: Catalogue, step: string, legal: readonly string[][]): Option[] {
  return legal.map((move, at) => {
    const kinds = verbKinds(catalogue, step, move[0] ?? '') ?? []
    return { at, move, kinds: spread(kinds, move.length - 1) }
  })
}

/** A verb that may answer a question, and the kinds of its nouns, whether or not it has a legal move just now. */
export interface Askable {
  verb: string
  kinds: string[]
}

export const askable = (catalogue: Catalogue, step: string): Askable[] =>
  (catalogue.answers[step] ?? []).map((verb) => ({ verb, kinds: spread(verbKinds(catalogue, step, verb) ?? [], 1) }))

export const same = (a: Noun, b: Noun): boolean => a.kind === b.kind && a.name === b.name

/** What of a move has not been picked yet, in its order; null where the picks do not fit the move. */
export function open(option: Option, picks: readonly Noun[]): Noun[] | null {
  const left = nouns(option)
  for (const pick of picks) {
    if (pick.kind === 'verb') {
      if (option.move[0] !== pick.name) return null
      continue
    }
    const at = left.findIndex((noun) => same(noun, pick))
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

export function nouns(option: Option): Noun[] {
  return option.kinds.map((kind, at) => ({ kind, name: option.move[at + 1] ?? '' }))
}

/** Whether a move is about this thing. */
export const contains = (option: Option, thing: Noun): boolean => nouns(option).some((noun) => same(noun, thing))

/** The moves that fit the picks. */
export function narrow(all: readonly Option[], picks: readonly Noun[]): Option[] {
  return all.filter((option) => open(option, picks) !== null)
}

/**
 * How a thing stands: part of the answer, able to become one, asked for but not this one, or not asked for at all. What the
 * question speaks of is asked for also where no such answer is legal now.
 */
export function stateOf(
  all: readonly Option[],
  picks: readonly Noun[],
  thing: Noun,
  verbs: readonly Askable[] = [],
): PickState {
  if (picks.some((pick) => same(pick, thing))) return 'chosen'
  const left = narrow(all, picks)
  if (thing.kind === 'verb') {
    if (left.some((option) => option.move[0] === thing.name)) return 'lit'
    return left.length ? 'dark' : 'plain'
  }
  let asked = !picks.length && verbs.some(({ kinds }) => kinds.includes(thing.kind))
  for (const option of left) {
    for (const noun of open(option, picks) ?? []) {
      if (same(noun, thing)) return 'lit'
      asked ||= noun.kind === thing.kind
    }
  }
  return asked ? 'dark' : 'plain'
}

/**
 * The picks after a click: one more, or one less where it was chosen. Where the click fits only another beginning of the
 * answer, it starts that one: nobody has to take back a first click to change his mind.
 */
export function clicked(all: readonly Option[], picks: readonly Noun[], thing: Noun): Noun[] | null {
  if (picks.some((pick) => same(pick, thing))) {
    const more = stateIfMore(all, picks, thing)
    return more ?? picks.filter((pick) => !same(pick, thing))
  }
  const longer = [...picks, thing]
  if (narrow(all, longer).length) return longer
  const verb = picks.filter((pick) => pick.kind === 'verb')
  for (const start of [[...verb, thing], [thing]]) if (narrow(all, start).length) return start
  return null
}

/** A second one of the same thing, where some move wants two of them. */
function stateIfMore(all: readonly Option[], picks: readonly Noun[], thing: Noun): Noun[] | null {
  const longer = [...picks, thing]
  return narrow(all, longer).length ? longer : null
}

/** The moves that need no further noun. */
export function complete(all: readonly Option[], picks: readonly Noun[]): Option[] {
  return all.filter((option) => open(option, picks)?.length === 0)
}

/** The move that the picks settle: the only one left or, of moves with the same nouns, the one in the order of the clicks. */
export function settled(all: readonly Option[], picks: readonly Noun[]): Option | null {
  const left = narrow(all, picks)
  const [only, ...others] = left
  if (!only || !others.length) return only ?? null
  if (!left.every((option) => open(option, picks)?.length === 0 && option.move[0] === only.move[0])) return null
  const order = picks.filter((pick) => pick.kind !== 'verb')
  return left.find((option) => nouns(option).every((noun, at) => same(noun, order[at] ?? noun))) ?? null
}

/** A move that a click on something dark would have meant: the likeliest of the moves left with that thing in it. */
export function meant(
  all: readonly Option[],
  picks: readonly Noun[],
  thing: Noun,
  verbs: readonly Askable[] = [],
): string[] | null {
  const left = narrow(all, picks)
  for (const option of left.length ? left : all) {
    const at = option.kinds.findIndex(
      (kind, place) =>
        kind === thing.kind && !picks.some((pick) => same(pick, { kind, name: option.move[place + 1] ?? '' })),
    )
    if (at >= 0) return option.move.map((word, place) => (place === at + 1 ? thing.name : word))
  }
  if (thing.kind === 'verb') return [thing.name]
  for (const { verb, kinds } of verbs) {
    const said = kinds.includes(thing.kind) && filled(kinds, [thing, ...picks])
    if (said) return [verb, ...said]
  }
  return null
}

/** More answers than these are seen on the board. */
const FEW = 3

/** Of the legal moves those that have most in common with one that is not, word by word; none where they are many. */
export function likest(legal: readonly Option[], move: readonly string[]): string[][] {
  const alike = legal.map((option) => option.move.filter((word, at) => word === move[at]).length)
  const found = legal.filter((_, at) => alike[at] === Math.max(...alike))
  return found.length > FEW ? [] : found.map((option) => option.move)
}

/** Nouns of these kinds, made of what was pointed at; a number that nobody has said is one. */
function filled(kinds: readonly string[], things: readonly Noun[]): string[] | null {
  const left = [...things]
  const said = kinds.map((kind) => {
    const at = left.findIndex((thing) => thing.kind === kind)
    return at < 0 ? (kind === 'n' ? '1' : null) : (left.splice(at, 1)[0]?.name ?? null)
  })
  return said.every((one) => one !== null) ? said : null
}

/** A verb as far as it is settled: words that all its moves share, and an ellipsis for the others. */
export function sketch(moves: readonly Option[]): string[] {
  const [first, ...rest] = moves
  if (!first) return []
  return first.move.map((word, at) => (rest.every((option) => option.move[at] === word) ? word : '…'))
}

export interface Group {
  verb: string
  options: Option[]
}

export function byVerb(moves: readonly Option[]): Group[] {
  const groups = new Map<string, Option[]>()
  for (const option of moves) {
    const verb = option.move[0] ?? ''
    groups.set(verb, [...(groups.get(verb) ?? []), option])
  }
  return [...groups].map(([verb, of]) => ({ verb, options: of }))
}

/** Where all moves left differ in one number only: the moves by that number, in order. */
export function scale(moves: readonly Option[]): { values: number[]; options: Option[] } | null {
  const [first] = moves
  if (!first || moves.length < 3) return null
  const differing = new Set<number>()
  for (const option of moves) {
    if (option.move.length !== first.move.length) return null
    option.move.forEach((word, at) => {
      if (word !== first.move[at]) differing.add(at)
    })
  }
  const [at] = differing
  if (differing.size !== 1 || at === undefined || at === 0 || first.kinds[at - 1] !== 'n') return null
  const sorted = moves.toSorted((a, b) => Number(a.move[at]) - Number(b.move[at]))
  return { values: sorted.map((option) => Number(option.move[at])), options: sorted }
}

/** The moves that words typed in notation may mean: the beginning of each word is enough, and the verb may be left out. */
export function typed(all: readonly Option[], text: string): Option[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const number = words.length === 1 && /^\d+$/.test(words[0] ?? '') ? all[Number(words[0]) - 1] : undefined
  if (number && !all.some((option) => option.move.slice(1).includes(words[0] ?? ''))) return [number]
  const exact = all.filter((option) => option.move.join(' ').toLowerCase() === words.join(' '))
  if (exact.length) return exact
  const fits = (said: string[]) =>
    said.length >= words.length && words.every((w, at) => said[at]?.toLowerCase().startsWith(w))
  const found = all.filter((option) => fits(option.move) || fits(option.move.slice(1)))
  const whole = found.filter((option) => [option.move.length, option.move.length - 1].includes(words.length))
  return whole.length ? whole : found
}
