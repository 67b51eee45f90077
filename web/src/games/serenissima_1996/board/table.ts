/** The table of Serenissima (1996) as a view shows it, and what follows from it. */

import type { View } from '../../../lib/wire'
import type { Components, Step, Table } from '../view.gen'

/** A question about the price of goods at a foreign port. */
export type Haggle = Extract<Step, { buyer: unknown }>
export type PrintedPort = Components['ports'][number]

export const cubes = (cargo: Record<string, number>): string[] =>
  Object.entries(cargo).flatMap(([good, count]) => Array<string>(count).fill(good))

/** The livery of a seat: its nation, once that is dealt. */
export const nationOf = (table: Table, seat: string | null): string | null =>
  seat === null ? null : (table.nations[seat] ?? seat)

export const spacesOf = (components: Components, port: PrintedPort): number[] =>
  components.port_sizes[port.size]?.numbers ?? []

/** The galley that a question is about. */
export const galleyAsked = (step: Step | null): string | null => (step && 'galley' in step ? step.galley : null)

/** What a port scores for whoever controls it now, without the bonus of a capital. */
export function points(components: Components, options: View['options'], table: Table, printed: PrintedPort): number {
  const port = table.ports[printed.id]
  const size = components.port_sizes[printed.size]
  if (!port || !size) return 0
  if (port.stored.length === size.spaces) return size.full_points
  if (options.port_point_rule === 'empty' && port.stored.length) return 0
  const own = port.controller !== null && printed.capital_of === nationOf(table, port.controller)
  if (own && options.own_unfilled_capital_port_point === false) return 0
  return components.scoring.port_not_full
}

/** What a seat's ports score now, its own capital included; ducats come on top. */
export function boardPoints(components: Components, options: View['options'], table: Table, seat: string): number {
  return components.ports
    .filter(({ id }) => table.ports[id]?.controller === seat)
    .reduce((sum, port) => {
      const own = port.capital_of && port.capital_of === nationOf(table, seat)
      return sum + points(components, options, table, port) + (own ? components.scoring.own_capital : 0)
    }, 0)
}

/** Rivals whose leave a galley must ask to sail on from a zone, and how many sailors they have there. */
export function rivalsIn(table: Table, seat: string, zone: string): { seat: string; sailors: number }[] {
  const found = new Map<string, number>()
  for (const galley of Object.values(table.galleys))
    if (galley.zone === zone && galley.owner !== seat)
      found.set(galley.owner, (found.get(galley.owner) ?? 0) + galley.crew)
  return [...found].map(([rival, sailors]) => ({ seat: rival, sailors }))
}

const PHASES: Record<string, string[]> = {
  order: ['bid', 'reveal_bids', 'tie_die', 'choose_slot', 'covered'],
  manage: [
    'manage',
    'ask_price',
    'answer_price',
    'answer_counter',
    'answer_final',
    'set_crew',
    'set_cargo',
    'trade_goods',
    'trade_price',
    'answer_trade',
    'answer_trade_counter',
  ],
  sail: ['sail', 'sail_on', 'grant_passage'],
  combat: ['attack', 'exchange', 'resolve_victory', 'divide_cargo'],
  control: ['land'],
  market: ['sell'],
}

/** The phase a question belongs to. */
export const phaseOf = (step: string): string | null =>
  Object.keys(PHASES).find((phase) => PHASES[phase]?.includes(step)) ?? null
