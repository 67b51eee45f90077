/** The table of The Doge Ship as it comes over the wire, and the small questions the board asks of it. */

import { known } from '../../../lib/known'
import type { View } from '../../../lib/wire'
import type { Components, Game, Name, Table } from '../view.gen'

export type Field = Components['panels'][number]['fields'][number]
export type Action = Field['action']
export type PrintedPanel = Components['panels'][number]
export type GalleyTile = Components['galley_tiles'][number]
export type BarrierTile = Components['barriers'][number]
export type GondolaTile = Components['gondolas'][number]
export type DogeTile = Components['doge_tiles'][number]
export type Colour = Components['colours'][number]['id']
export type Section = Components['sections'][number]
export type Kind = Name['kind']
export type Deck = Name['deck']
export type Bonus = BarrierTile['bonus']
export type Trigger = BarrierTile['trigger']
export type Gain = Extract<Bonus, { type: 'gain' }>
export type Resource = Gain['resource'] | 'vp'
export type DogeshipView = View<Game>

// Tiles

export type Tile =
  | ({ kind: 'galley' } & GalleyTile)
  | ({ kind: 'barrier' } & BarrierTile)
  | ({ kind: 'gondola' } & GondolaTile)
  /** a covered tile: its construction side only */
  | { kind: 'blank'; id: string; of: Kind; cost: number }

const sorted = new WeakMap<Components, Map<string, Tile>>()

function tiles(components: Components): Map<string, Tile> {
  const found = sorted.get(components)
  if (found) return found
  const all = new Map<string, Tile>()
  for (const tile of components.galley_tiles) all.set(tile.id, { kind: 'galley', ...tile })
  for (const tile of components.barriers) all.set(tile.id, { kind: 'barrier', ...tile })
  for (const tile of components.gondolas) all.set(tile.id, { kind: 'gondola', ...tile })
  sorted.set(components, all)
  return all
}

/** A tile by its name; what is only known by its back is a blank of that kind and cost. */
export function tileOf(components: Components, id: string): Tile {
  const [of = '', cost = '0'] = id.split('_')
  return tiles(components).get(id) ?? { kind: 'blank', id, of: of as Kind, cost: Number(cost) }
}

export const barrierOf = (components: Components, id: string | undefined): BarrierTile | undefined =>
  components.barriers.find((tile) => tile.id === id)

export const dogeOf = (components: Components, id: string | null): DogeTile | undefined =>
  components.doge_tiles.find((tile) => tile.id === id)

// The galley

export interface Zone {
  id: Name['zone']
  deck: Deck
  section: Section
  /** its columns, from 0; the last one is not among them */
  from: number
  to: number
}

export const columnsOf = (components: Components, seats: number): Section[] => components.layouts[seats]?.columns ?? []

export function zonesOf(components: Components, seats: number): Zone[] {
  const columns = columnsOf(components, seats)
  return components.zones.map(({ id, deck, section }) => ({
    id: id as Name['zone'],
    deck,
    section,
    from: columns.indexOf(section),
    to: columns.lastIndexOf(section) + 1,
  }))
}

// Seats

export const topBarrier = (table: Table, seat: string): string | undefined => finishedOf(table, seat).at(-1)

/** The approvals of a seat as far as the one who looks may know them. */
export function approvalsOf(view: DogeshipView, seat: string): number | null {
  const open = view.table.approvals[seat]
  if (open !== undefined) return open
  return view.seat === seat ? (view.own?.approvals ?? null) : null
}

/** A seat's yard; one's own with everything on it. */
export const yardOf = (view: DogeshipView, seat: string): string[] =>
  known(view.seat === seat && view.own?.yard.length ? view.own.yard : (view.table.yards[seat] ?? []))

export const finishedOf = (table: Table, seat: string): string[] => known(table.finished[seat] ?? [])

/** The seats, the start player first. */
export const orderOf = (table: Table): string[] => known(table.turn_order)

export const waterLevel = (doge: DogeTile | undefined): number | null =>
  doge?.event.type === 'high_water' ? doge.event.level : null

/** With three builders the sixth place of the panels is the Doge's; else he is beside the board, or in a line above it. */
export const dogeBeside = (seats: number): boolean => seats !== 3
/** With two or five builders no place of the panels is free, and the stacks lie on the quay. */
export const stacksOnQuay = (seats: number): boolean => seats === 2 || seats === 5
