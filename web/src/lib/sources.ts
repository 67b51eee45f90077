/** Where the points of everybody come from, as it is shown. */

import type { Reckoning } from './wire'
import type { Words } from './words'

export interface Source {
  name: string
  /** in words */
  title: string
  rule: string
  points: readonly (number | null)[]
}

export interface Account {
  /** the seats in the order in which they are shown: the winner first, once there is one */
  seats: number[]
  places: readonly number[] | null
  sources: Source[]
  total: readonly (number | null)[]
}

/** What was reckoned; sources that nobody has anything of are left out. */
export function account(
  words: Words,
  found: Reckoning | null,
  seats: number,
  places?: readonly number[],
  scores?: readonly number[],
): Account {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  if (places) order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const told = found?.sources.filter(({ points }) => points.some((n) => n !== 0)) ?? []
  const title = (name: string) => words.text.say(['sources', name]) ?? name.replaceAll('_', ' ')
  return {
    seats: order,
    places: places ?? null,
    sources: told.map((one) => ({ ...one, title: title(one.name) })),
    total: scores?.length ? scores : (found?.total ?? []), // a game that was given up has no scores of its own
  }
}

/** What set the winner apart from the next one: the source in which he had most more; none where nobody was second. */
export function difference({
  seats,
  sources,
  places,
}: Account): { source: Source; winner: number; second: number } | null {
  const [winner, second] = seats
  if (winner === undefined || second === undefined || places?.[second] === 1) return null
  const ahead = ({ points }: Source) => (points[winner] ?? 0) - (points[second] ?? 0)
  const [first] = sources.toSorted((a, b) => ahead(b) - ahead(a))
  return first && ahead(first) > 0 ? { source: first, winner, second } : null
}

/** A number of points as it is written. */
export const written = (n: number | null | undefined): string =>
  n === null || n === undefined ? '?' : String(n).replace('-', '−')

/** The whole of a row as a sum: 5 + 46 − 41 = 10; none where something in it is not known. */
export function sum({ sources, total }: Account, seat: number): string | null {
  const parts = sources.map(({ points }) => points[seat] ?? null)
  const all = total[seat]
  if (all === null || all === undefined || parts.includes(null)) return null
  const terms = parts.flatMap((n) => (n ? [n] : []))
  const said = terms.map((n, at) => (at ? `${n < 0 ? '−' : '+'} ${Math.abs(n)}` : written(n)))
  return `${said.join(' ') || '0'} = ${written(all)}`
}

/** How long the bar of a number is beside the largest one of its source. */
export const share = (points: readonly (number | null)[], n: number | null | undefined): number =>
  Math.abs(n ?? 0) / Math.max(1, ...points.map((one) => Math.abs(one ?? 0)))
