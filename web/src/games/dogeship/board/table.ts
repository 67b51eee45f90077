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
  id: string
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
    id,
    deck,
    section,
    from: columns.indexOf(section),
    to: columns.lastIndexOf(section) + 1,
  }))
}

/** The zone of the leftmost empty place of a deck that can be built now; none where the place below is empty too. */
export function openZone(components: Components, table: Table, seats: number, deck: Deck): string | null {
  const columns = columnsOf(components, seats)
  const built = table.decks[deck].length
  if (built >= columns.length || (deck === 'upper' && built >= table.decks.lower.length)) return null
  return `${deck}_${columns[built]}`
}

/** Whether a yard tile could be finished now if a field allowed it. */
export function fits(components: Components, table: Table, seats: number, tile: Tile): boolean {
  if (tile.kind !== 'galley') return tile.kind !== 'blank'
  return (['lower', 'upper'] as const).some((deck) => openZone(components, table, seats, deck) === tile.zone)
}

/** The part that a yard tile may take the place of: the last one of its deck, of the same zone, with nothing above it. */
export function replaceable(components: Components, table: Table, seats: number, tile: Tile): number | null {
  if (tile.kind !== 'galley') return null
  const deck = tile.zone.split('_')[0] as Deck
  const at = table.decks[deck].length - 1
  const zone = `${deck}_${columnsOf(components, seats)[at]}`
  return at >= 0 && zone === tile.zone && (deck === 'upper' || table.decks.upper.length <= at) ? at : null
}

export interface Worth {
  vp: number
  /** what each trait adds under this Doge */
  traits: { colour: Colour; value: number }[]
  approvals: number
  violet: boolean
}

/** What a galley part brings under a Doge tile. */
export function worth(tile: GalleyTile, doge: DogeTile | undefined): Worth {
  const traits = tile.params.map((colour) => ({ colour, value: doge?.values[colour] ?? 0 }))
  const violet = doge?.violet_zones.includes(tile.zone) ?? false
  const vp = traits.reduce((sum, { value }) => sum + value, tile.vp)
  return { vp, traits, approvals: Number(tile.approval) + Number(violet), violet }
}

// Fields, stacks, seats

export const fieldCost = (table: Table, panel: string, value: number): number =>
  Math.max(0, value - (table.dice[panel] ?? 0))

/** How many tiles lie in a stack. */
export const stackSize = (table: Table, stack: string): number =>
  (table.bags[stack] ?? 0) + (table.under[stack]?.length ?? 0) + (stack === 'doge' ? table.over.length : 0)

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

/** The actions a seat would lose to water of that level. */
export function losses(components: Components, table: Table, seat: string, level: number): number {
  const { more_barriers_than_level: more, equal, fewer } = components.constants.high_water_loss
  const barriers = table.finished[seat]?.length ?? 0
  return barriers > level ? more : barriers === level ? equal : fewer
}

export const waterLevel = (doge: DogeTile | undefined): number | null =>
  doge?.event.type === 'high_water' ? doge.event.level : null
