/** The table of Serenissima (2012) as a view shows it, and what follows from it. */

import type { Position, View } from '../../../lib/wire'

export interface PortView {
  owner: string | null
  garrison: number
  stored: string[]
  fort: boolean
  basilica: boolean
  closed: boolean
}

export interface GalleyView {
  owner: string
  field: string
  sailors: number
  cargo: Record<string, number>
}

export interface Activation {
  galley: number
  start_field: string | null
  steps_moved: number
  steps_left: number
  attack_cap: number
  move_blocker: string | null
  act_blocker: string | null
  loaded: number
  flows: Record<string, string>
}

export interface Table {
  ports: Record<string, PortView>
  galleys: Record<string, GalleyView>
  /** empty while money is hidden */
  money: Record<string, number>
  reserve: Record<string, number>
  supply: Record<string, number>
  forts: number
  basilicas: number
  doge_discard: Record<string, number>
  first_seat: string | null
  round: number
  wheel: number
  resting: string[]
  track: number
  payouts: number
  activation: Activation
}

export interface Own {
  money: number
}

export type Position2012 = Position<Table, Own>
export type View2012 = View<Table, Own>

export interface PrintedPort {
  id: string
  field: string
  good: string
  size: number
  start: boolean
  values: number[]
  payout: number[]
}

export interface DogeCard {
  id: string
  copies: number
  advance: number
  wine_income: number
  shuffle: boolean
}

export interface Components {
  goods: { id: string; supply: number; sale_bonus: number }[]
  ports: PrintedPort[]
  fields: { id: string; port: string | null }[]
  edges: [string, string, string][]
  track: { spaces: number; start: Record<string, number>; payout_spaces: Record<string, number[]> }
  doge_cards: DogeCard[]
  dice: { count: number }
  limits: { galley_slots: number }
  setup: { by_players: Record<string, { galley_numbers: number }> }
  costs: { fort_dice: number; good: number; free_goods_own_port: number }
  payout: { basilica: number }
}

/** Cubes aboard, one by one, in the order of the goods. */
export const cubes = (cargo: Record<string, number>): string[] =>
  Object.entries(cargo).flatMap(([good, count]) => Array<string>(count).fill(good))

export const neighbours = ({ edges }: Components, field: string): string[] =>
  edges.flatMap(([a, b]) => (a === field ? [b] : b === field ? [a] : []))

/** What a port pays at a payout now. */
export function pays(components: Components, printed: PrintedPort, port: PortView): number {
  return (printed.payout[port.stored.length] ?? 0) + (port.basilica ? components.payout.basilica : 0)
}

/** What all ports of a seat would pay now. */
export function nextPayout(components: Components, table: Table, seat: string): number {
  return components.ports.reduce((sum, printed) => {
    const port = table.ports[printed.id]
    return port?.owner === seat ? sum + pays(components, printed, port) : sum
  }, 0)
}

export function winePorts(components: Components, table: Table, seat: string): number {
  return components.ports.filter(({ id, good }) => {
    const port = table.ports[id]
    return port?.owner === seat && (good === 'wine' || port.stored.includes('wine'))
  }).length
}

export const portsOf = (table: Table, seat: string): number =>
  Object.values(table.ports).filter((port) => port.owner === seat).length

export const galleysOf = (table: Table, seat: string): string[] =>
  Object.keys(table.galleys).filter((number) => table.galleys[number]?.owner === seat)

/** The rival who may stop a galley in a field: with more sailors afloat there than it has; the strongest one. */
export function stopper(table: Table, galley: GalleyView, field: string): { seat: string; sailors: number } | null {
  if (field === table.activation.start_field) return null
  const strength = new Map<string, number>()
  for (const other of Object.values(table.galleys))
    if (other.field === field && other.owner !== galley.owner)
      strength.set(other.owner, (strength.get(other.owner) ?? 0) + other.sailors)
  const strongest = [...strength].sort((a, b) => b[1] - a[1])[0]
  return strongest && strongest[1] > galley.sailors ? { seat: strongest[0], sailors: strongest[1] } : null
}

/** The best sale of a cargo in a port: its goods and what the bank pays. */
export function bestSale(
  components: Components,
  table: Table,
  galley: GalleyView,
  portId: string,
): { goods: string[]; ducats: number } | null {
  const printed = components.ports.find((port) => port.id === portId)
  const port = table.ports[portId]
  if (!printed || !port || port.closed) return null
  const bonus = (good: string) => components.goods.find(({ id }) => id === good)?.sale_bonus ?? 0
  const wanted = Object.keys(galley.cargo).filter((good) => good !== printed.good && !port.stored.includes(good))
  const goods = wanted.sort((a, b) => bonus(b) - bonus(a)).slice(0, printed.size - port.stored.length)
  if (!goods.length) return null
  const spaces = printed.values.slice(port.stored.length, port.stored.length + goods.length)
  const paid = port.owner === galley.owner ? 0 : spaces.reduce((sum, value) => sum + value, 0)
  return { goods, ducats: paid + goods.reduce((sum, good) => sum + bonus(good), 0) }
}

/** How many of the Doge cards left would bring the next payout, and how many are left. */
export function payoutOdds(components: Components, table: Table, seats: number): { chances: number; left: number } {
  const next = components.track.payout_spaces[seats]?.[table.payouts]
  const left = components.doge_cards.map((card) => ({
    ...card,
    copies: card.copies - (table.doge_discard[card.id] ?? 0),
  }))
  const count = (cards: DogeCard[]) => cards.reduce((sum, card) => sum + card.copies, 0)
  const enough = left.filter((card) => next !== undefined && table.track + card.advance >= next)
  return { chances: count(enough), left: count(left) }
}
