/** The table of Serenissima (2012) as a view shows it, and what follows from it. */

import type { Components, Galley, Port, Table } from '../view.gen'

export type PrintedPort = Components['ports'][number]
export type DogeCard = Components['doge_cards'][number]

/** Cubes aboard, one by one, in the order of the goods. */
export const cubes = (cargo: Record<string, number>): string[] =>
  Object.entries(cargo).flatMap(([good, count]) => Array<string>(count).fill(good))

export const neighbours = ({ edges }: Components, field: string): string[] =>
  edges.flatMap(([a, b]) => (a === field ? [b] : b === field ? [a] : []))

/** What a port pays at a payout now. */
export function pays(components: Components, printed: PrintedPort, port: Port): number {
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
export function stopper(table: Table, galley: Galley, field: string): { seat: string; sailors: number } | null {
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
  galley: Galley,
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
