/** What a draft at the quay comes to: answers in a legal order, since each was possible when it was added. */

import type { Position } from '../../../../lib/wire'
import type { Game, Table } from '../../view.gen'

/** One answer: hired, bought, built or thrown away, and where. */
export interface Deed {
  zone: string
  move: string[]
}

/** Sailors and goods of a zone in a new order: how many each galley has then. */
export interface Order {
  zone: string
  /** the galleys that are asked about, and the goods, in the order of the questions */
  galleys: string[]
  goods: string[]
  crews: Record<string, number>
  loads: Record<string, Record<string, number>>
}

export type Entry = Deed | Order
export type Plan = readonly Entry[]

const isOrder = (entry: Entry): entry is Order => 'crews' in entry

/** The answers of one entry, each in full. */
export function answersOf(entry: Entry): string[][] {
  if (!isOrder(entry)) return [entry.move]
  const { zone, galleys, goods, crews, loads } = entry
  const crew = galleys.map((galley) => ['crew', String(crews[galley] ?? 0)])
  const counts = galleys.flatMap((galley) => goods.map((good) => ['count', String(loads[galley]?.[good] ?? 0)]))
  return [['rearrange', zone], ...crew, ...counts]
}

export const chainOf = (plan: Plan): string[][] => plan.flatMap(answersOf)

/** The last entry of a zone, and where it stands. */
function lastIn(plan: Plan, zone: string): number {
  return plan.findLastIndex((entry) => entry.zone === zone)
}

const put = (plan: Plan, at: number, entry: Entry): Plan => plan.map((one, place) => (place === at ? entry : one))

/** Whether two answers differ in their number alone, which is their last word. */
const alike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.length > 2 && a.slice(0, -1).join(' ') === b.slice(0, -1).join(' ')

const numbered = (move: readonly string[], n: number): string[] => [...move.slice(0, -1), String(n)]
const countOf = (move: readonly string[]): number => Number(move.at(-1))

/** One answer more; where the last one in that zone was the same, its number grows. */
export function withDeed(plan: Plan, { zone, move }: Deed): Plan {
  const at = lastIn(plan, zone)
  const last = plan[at]
  if (!last || isOrder(last) || !alike(last.move, move)) return [...plan, { zone, move }]
  return put(plan, at, { zone, move: numbered(move, countOf(last.move) + countOf(move)) })
}

/** One less of an answer that was added; null where there is none. */
export function withoutOne(plan: Plan, move: readonly string[]): Plan | null {
  const at = plan.findLastIndex((entry) => !isOrder(entry) && (alike(entry.move, move) || same(entry.move, move)))
  const found = plan[at] as Deed | undefined
  if (!found) return null
  const left = alike(found.move, move) ? countOf(found.move) - 1 : 0
  return merged(
    left ? put(plan, at, { ...found, move: numbered(move, left) }) : plan.filter((_, place) => place !== at),
  )
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ')

/** How often an answer is in the plan. */
export function timesIn(plan: Plan, move: readonly string[]): number {
  return plan.reduce((sum, entry) => {
    if (isOrder(entry)) return sum
    return sum + (alike(entry.move, move) ? countOf(entry.move) : same(entry.move, move) ? 1 : 0)
  }, 0)
}

/** Two new orders of one zone without an answer between them are one: a zone is not put in order twice. */
function merged(plan: Plan): Plan {
  let done: Plan = []
  for (const entry of plan) done = isOrder(entry) ? ordered(done, entry) : done.concat(entry)
  return done
}

function ordered(plan: Plan, order: Order): Plan {
  const at = lastIn(plan, order.zone)
  const last = plan[at]
  if (!last || !isOrder(last)) return [...plan, order]
  return put(plan, at, { ...last, crews: order.crews, loads: order.loads })
}

/** How many of each stand where. */
export interface Holding {
  crews: Record<string, number>
  loads: Record<string, Record<string, number>>
}

/** The galleys of a seat in a zone, as they are numbered. */
export const galleysIn = (table: Table, seat: string | null, zone: string): string[] =>
  Object.entries(table.galleys)
    .filter(([, galley]) => galley.owner === seat && galley.zone === zone)
    .map(([number]) => number)
    .sort((a, b) => Number(a) - Number(b))

export function holdingOf(table: Table, galleys: readonly string[]): Holding {
  const of = <T>(what: (number: string) => T): Record<string, T> =>
    Object.fromEntries(galleys.map((number) => [number, what(number)]))
  return {
    crews: of((number) => table.galleys[number]?.crew ?? 0),
    loads: of((number) => ({ ...table.galleys[number]?.cargo })),
  }
}

/** A piece goes from one place of a zone to another; `garrison` is the port, whose men are whoever is left over. */
export function carried({ crews, loads }: Holding, piece: string, from: string, to: string): Holding {
  const shift = (counts: Record<string, number>, key: string, by: number) =>
    key in counts ? { ...counts, [key]: (counts[key] ?? 0) + by } : counts
  if (piece === 'sailor') return { crews: shift(shift(crews, from, -1), to, 1), loads }
  const load = (cargo: Record<string, number> | undefined, by: number) => ({
    ...cargo,
    [piece]: (cargo?.[piece] ?? 0) + by,
  })
  return { crews, loads: { ...loads, [from]: load(loads[from], -1), [to]: load(loads[to], 1) } }
}

/** The plan with sailors and goods of a zone in a new order; `goods` in the order of the game. */
export function withOrder(
  plan: Plan,
  table: Table,
  seat: string | null,
  zone: string,
  goods: readonly string[],
  { crews, loads }: Holding,
): Plan {
  const galleys = galleysIn(table, seat, zone)
  const afloat = goods.filter((good) => galleys.some((number) => table.galleys[number]?.cargo[good]))
  return ordered(plan, { zone, galleys, goods: afloat, crews, loads })
}

type At = Pick<Position<Game>, 'view'>

/** The answer to give next, question by question; at the end `last`. What the rules leave no choice in was not asked. */
export function giving(plan: Plan, last: readonly string[][]): (position: At, again?: boolean) => string[] | null {
  const entries: Entry[] = [...plan, ...last.map((move) => ({ zone: '', move }))]
  let at = 0
  let opened = false
  return ({ view: { step } }, again = false) => {
    const now = entries[at - 1]
    if (step?.step === 'set_crew' && now && isOrder(now)) {
      opened = false
      return ['crew', String(now.crews[step.galley ?? ''] ?? 0)]
    }
    if (step?.step === 'set_cargo' && now && isOrder(now)) {
      opened = false
      return ['count', String(now.loads[step.galley ?? '']?.[step.good ?? ''] ?? 0)]
    }
    if (again && opened) at -= 1
    const next = entries[at]
    if (!next) return null
    at += 1
    opened = true
    return answersOf(next)[0] ?? null
  }
}
