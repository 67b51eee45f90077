/** Whole turns as answers: moves that are sent together, and what is left of them where somebody comes between. */

import type { Option } from './picker'
import type { Catalogue, Clause, Turn } from './wire'
import { spread, verbKinds } from './words'

/** The places of whole turns lie beyond those of all single answers. */
const BEYOND = 100_000

const said = (move: readonly string[]): string => move.join(' ')

/** The whole turns that begin with this question, as answers; the best first. */
export const turnOptions = (catalogue: Catalogue, turns: readonly Turn[]): Option[] =>
  turns.flatMap((turn, n) => {
    const [first, ...rest] = turn.way
    if (!first) return []
    const [step, move] = first
    const kinds = spread(verbKinds(catalogue, step, move[0] ?? '') ?? [], move.length - 1)
    return [{ at: BEYOND + n, move, kinds, onward: rest.map(([, next]) => next), turn }]
  })

/** Moves one after the other, of which the first must be legal now. */
export function chainOf(all: readonly Option[], moves: readonly (readonly string[])[]): Option | null {
  const [first = [], ...onward] = moves
  const option = all.find(({ move }) => said(move) === said(first))
  return option ? { ...option, onward: onward.map((move) => [...move]) } : null
}

/** What is left to be played of an answer, after so many of its moves were not. */
export const restOf = ({ onward = [] }: Option, left: number): string[][] => (left > 0 ? onward.slice(-left) : [])

/** The things that a turn names. */
export const thingsOf = (clauses: readonly Clause[]): { kind: string; name: string }[] =>
  clauses
    .flatMap(([, facts]) => Object.values(facts))
    .flatMap((fact) => (typeof fact === 'number' ? [] : fact))
    .map(([kind, name]) => ({ kind, name }))

/** Whether a piece of a turn's words speaks of somebody who may stop it. */
export const speaksOf = (clause: Clause, seats: readonly string[]): boolean =>
  thingsOf([clause]).some(({ kind, name }) => kind === 'seat' && seats.includes(name))
