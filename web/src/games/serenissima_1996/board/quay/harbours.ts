/** The harbours of a seat: where it has galleys or the flag, and what can be done there. */

import type { Components, Port, Quay, Table } from '../../view.gen'
import { nationOf, type PrintedPort } from '../table'
import { galleysIn } from './plan'

export interface Harbour {
  zone: string
  printed: PrintedPort | null
  port: Port | null
  quay: Quay | null
  /** the reader's flag flies there */
  own: boolean
  capital: boolean
  galleys: string[]
}

/** The capital first, then where galleys lie, then own ports without one. */
export function harboursOf(
  table: Table,
  components: Components,
  quays: readonly Quay[],
  seat: string | null,
): Harbour[] {
  const nation = nationOf(table, seat)
  const found = components.zones.flatMap(({ id: zone, port: at }): Harbour[] => {
    const printed = components.ports.find(({ id }) => id === at) ?? null
    const port = (at && table.ports[at]) || null
    const own = port?.controller === seat
    const galleys = galleysIn(table, seat, zone)
    if (!own && !galleys.length) return []
    const quay = quays.find((one) => one.port === at) ?? null
    return [{ zone, printed, port, quay, own, capital: own && printed?.capital_of === nation, galleys }]
  })
  const rank = ({ capital, galleys, printed }: Harbour): number =>
    capital ? 0 : galleys.length ? (printed ? 1 : 2) : 3
  return found.toSorted((a, b) => rank(a) - rank(b))
}
