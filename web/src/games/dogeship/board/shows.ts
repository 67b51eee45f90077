/** What the news say, as little scenes on the board: dice, markers, tiles on their way, gains, the flood. */

import type { News } from '../../../lib/wire'
import type { Components } from '../view.gen'
import { type Resource, tileOf } from './table'

/** A place on the board by the name that is drawn with it. */
export type Spot = string

export type Show = { ms: number } & (
  | { kind: 'roll' }
  | { kind: 'marker'; seat: string; to: Spot; field: string | null }
  | { kind: 'tile'; tile: string; from: Spot; to: Spot; built: boolean }
  | { kind: 'backs'; of: string; n: number; from: Spot; to: Spot }
  | { kind: 'sign'; at: Spot; of: Resource | 'wave'; text: string; less: boolean }
  | { kind: 'doge'; tile: string }
)

export const MS = { roll: 700, marker: 480, tile: 560, backs: 480, sign: 620, doge: 700 }
const RESOURCES: Record<string, Resource> = {
  ducats_gained: 'ducats',
  ducats_paid: 'ducats',
  vp_gained: 'vp',
  approvals_gained: 'approvals',
}

class Teller {
  readonly shows: Show[] = []

  constructor(private readonly components: Components) {}

  tell([name = '', ...said]: readonly string[]): void {
    const verb = name.slice(name.lastIndexOf('.') + 1)
    const [a = '', b = ''] = said
    const resource = RESOURCES[name]
    if (resource) this.gained(a, resource, Number(b), name === 'ducats_paid')
    else if (name === 'drawn') this.drawn(a, b)
    else if (name === 'kept') this.kept(a, b)
    else if (name === 'actions_lost') this.flooded(a, Number(b))
    else if (verb === 'roll') this.rolled()
    else if (verb === 'place') this.marker(a, `field ${b}`, b)
    else if (verb === 'water') this.marker(a, 'water', null)
    else if (verb === 'complete' || verb === 'replace') this.finished(a, b)
    else if (verb === 'play' || name === 'new_doge.draw')
      this.shows.push({ kind: 'doge', tile: verb === 'play' ? b : a, ms: MS.doge })
  }

  private rolled(): void {
    if (this.shows.at(-1)?.kind !== 'roll') this.shows.push({ kind: 'roll', ms: MS.roll })
  }

  private marker(seat: string, to: Spot, field: string | null): void {
    this.shows.push({ kind: 'marker', seat, to, field, ms: MS.marker })
  }

  private drawn(seat: string, stack: string): void {
    const last = this.shows.at(-1)
    if (last?.kind === 'backs' && last.of === stack) last.n += 1
    else this.shows.push({ kind: 'backs', of: stack, n: 1, from: `stack ${stack}`, to: `seat ${seat}`, ms: MS.backs })
  }

  private kept(seat: string, id: string): void {
    const tile = tileOf(this.components, id)
    const from = tile.kind === 'galley' ? tile.zone : tile.kind === 'blank' ? tile.of : tile.kind
    this.shows.push({ kind: 'tile', tile: id, from: `stack ${from}`, to: `seat ${seat}`, built: false, ms: MS.tile })
  }

  private finished(seat: string, id: string): void {
    const { kind } = tileOf(this.components, id)
    const to = kind === 'galley' ? `part ${id}` : kind === 'barrier' ? `tide ${seat}` : 'stack gondola'
    this.shows.push({ kind: 'tile', tile: id, from: `seat ${seat}`, to, built: kind === 'galley', ms: MS.tile })
  }

  private gained(seat: string, of: Resource, n: number, less: boolean): void {
    if (n) this.shows.push({ kind: 'sign', at: `seat ${seat}`, of, text: `${less ? '−' : '+'}${n}`, less, ms: MS.sign })
  }

  private flooded(seat: string, n: number): void {
    const text = n ? `−${n}` : '✓'
    this.shows.push({ kind: 'sign', at: `tide ${seat}`, of: 'wave', text, less: n > 0, ms: MS.sign })
  }
}

export function shows(news: readonly News[], components: Components): Show[] {
  const teller = new Teller(components)
  for (const { events } of news) for (const event of events) teller.tell(event)
  return teller.shows
}
