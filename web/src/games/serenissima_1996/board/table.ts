/** The table of Serenissima (1996) as a view shows it. */

import { cubes, type Pictured } from '../../../parts/cargo'
import type { Components, Figures, Step, Table } from '../view.gen'

/** A question about the price of goods at a foreign port. */
export type Haggle = Extract<Step, { buyer: unknown }>
export type PrintedPort = Components['ports'][number]

/** The livery of a seat: its nation, once that is dealt. */
export const nationOf = (table: Table, seat: string | null): string | null =>
  seat === null ? null : (table.nations[seat] ?? seat)

/** Galleys for a card. */
export const pictured = (table: Table, { limits }: Components, ids: string[], active = ''): Pictured[] =>
  ids.flatMap((number) => {
    const galley = table.galleys[number]
    if (!galley) return []
    const owner = nationOf(table, galley.owner) ?? ''
    const aboard = { sailors: galley.crew, cargo: cubes(galley.cargo), slots: limits.berths_per_galley }
    return [{ number, owner, ...aboard, active: number === active }]
  })

export const spacesOf = (components: Components, port: PrintedPort): number[] =>
  components.port_sizes[port.size]?.numbers ?? []

/** The galley that a question is about. */
export const galleyAsked = (step: Step | null): string | null => (step && 'galley' in step ? step.galley : null)

type Way = NonNullable<Figures['ways'][string]>[number]
/** A zone within reach: the way there, who may stop one there, and what the cargo brings. */
export interface Reach {
  way: string[]
  rivals: number
  brings: number
}

/** The zones within reach of a galley, each with the shortest way there. */
export function reachOf(ways: readonly Way[] | undefined): Map<string, Reach> {
  const found = new Map<string, Reach>()
  for (const [zone, , before, rivals, brings] of ways ?? []) {
    if (zone === null) continue
    found.set(zone, { way: [...(found.get(before ?? '')?.way ?? []), zone], rivals, brings })
  }
  return found
}

/** The only galley that may still sail, where there is one: it need not be chosen. */
export function onlyGalley(step: Step | null, { ways }: Figures): string | null {
  const able = Object.entries(ways).filter(([, within]) => within?.length)
  return step?.step === 'sail' && able.length === 1 ? (able[0]?.[0] ?? null) : null
}

/**
 * A whole voyage as moves. Where rivals lie on the way their leave is asked; with `stop` it ends at its goal, unless the
 * crew can row no further anyway.
 */
export function voyageOf(
  galley: string,
  way: readonly string[],
  starts: boolean,
  met: (zone: string) => boolean,
  stop: boolean,
): string[][] {
  const steps = way.map((zone, at) => (at === 0 && starts ? ['start', galley, zone] : ['step', zone]))
  const asked = steps.flatMap((step, at) => (at > 0 && met(way[at - 1] ?? '') ? [['ask_passage'], step] : [step]))
  return stop ? [...asked, ['stop']] : asked
}
