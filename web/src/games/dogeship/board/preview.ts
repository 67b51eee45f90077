/** What a field would bring its taker, line by line in the order of the rules: cost, bonus of the barrier, action. */

import type { Components } from '../view.gen'
import type { Bonus, DogeshipView, DogeTile, Field, GalleyTile, Kind, Resource, Tile, Worth } from './table'
import {
  approvalsOf,
  barrierOf,
  dogeOf,
  fieldCost,
  fits,
  replaceable,
  tileOf,
  topBarrier,
  worth,
  yardOf,
} from './table'

export type Line =
  | { sort: 'cost'; value: number; die: number; n: number }
  | { sort: 'bonus'; priority: number; bonus: Bonus }
  | { sort: 'gain'; resource: Resource; n: number }
  | { sort: 'pay'; n: number }
  | { sort: 'finish'; tile: Tile; worth: Worth | null }
  | { sort: 'buy'; kinds: Kind[]; both: boolean }
  | { sort: 'swap' }
  | { sort: 'nothing' }

export interface Preview {
  lines: Line[]
  /** before and after, where it can be known */
  ducats: [number, number]
  vp: [number, number]
  approvals: [number, number] | null
  /** a look at tiles follows, which cannot be taken back */
  look: boolean
}

interface Sum {
  ducats: number
  vp: number
  approvals: number
}

/** The best of these tiles: most points, then most ducats or approvals. */
function best(tiles: readonly Tile[], doge: DogeTile | undefined): Tile | undefined {
  const value = (tile: Tile): number =>
    tile.kind === 'galley' ? worth(tile, doge).vp : tile.kind === 'gondola' ? tile.reward.amount : 0
  return tiles.toSorted((a, b) => value(b) - value(a))[0]
}

class Reckoning {
  readonly lines: Line[] = []
  readonly sum: Sum = { ducats: 0, vp: 0, approvals: 0 }
  look = false
  private readonly yard: Tile[]
  private readonly doge: DogeTile | undefined

  constructor(
    private readonly components: Components,
    private readonly view: DogeshipView,
    seat: string,
  ) {
    this.yard = yardOf(view, seat).map((id) => tileOf(components, id))
    this.doge = dogeOf(components, view.table.doge)
  }

  gain(resource: Resource, n: number): void {
    this.sum[resource] += n
  }

  bonus(priority: number, bonus: Bonus): void {
    this.lines.push({ sort: 'bonus', priority, bonus })
    if (bonus.type === 'gain') this.gain(bonus.resource, bonus.amount)
    else if (bonus.type === 'complete') this.finish([bonus.target], false)
    else this.look = true
  }

  /** The best that can be finished with these icons; with `both` one tile for each. */
  finish(kinds: readonly Kind[], both: boolean): boolean {
    const candidates = kinds.flatMap((kind) => {
      const able = this.yard.filter((tile) => tile.kind === kind && this.fitting(tile))
      const one = best(able, this.doge)
      return one ? [one] : []
    })
    const chosen = both ? candidates : candidates.slice(0, 1)
    for (const tile of chosen) this.finished(tile)
    return chosen.length > 0
  }

  private fitting(tile: Tile): boolean {
    return fits(this.components, this.view.table, this.view.seats, tile)
  }

  private finished(tile: Tile): void {
    this.yard.splice(this.yard.indexOf(tile), 1)
    this.lines.push({ sort: 'finish', tile, worth: tile.kind === 'galley' ? this.built(tile) : null })
    if (tile.kind === 'gondola') this.gain(tile.reward.resource, tile.reward.amount)
  }

  private built(tile: GalleyTile): Worth {
    const brings = worth(tile, this.doge)
    this.gain('vp', brings.vp)
    this.gain('approvals', brings.approvals)
    return brings
  }

  act({ action }: Field): void {
    if (action.type === 'ducats') this.plain('ducats', action.amount)
    else if (action.type === 'replace_galley') this.replace()
    else if (action.type === 'buy') this.buy(action.targets, action.mode === 'all_of')
    else if (action.type === 'complete') this.complete(action.targets, action.mode === 'all_of')
    else if (action.kind === 'swap_doge') this.swap()
    else {
      if (action.pay) this.lines.push({ sort: 'pay', n: action.pay })
      this.gain('ducats', -action.pay)
      this.plain('approvals', action.gain)
    }
  }

  private plain(resource: Resource, n: number): void {
    this.lines.push({ sort: 'gain', resource, n })
    this.gain(resource, n)
  }

  private buy(kinds: Kind[], both: boolean): void {
    this.look = true
    this.lines.push({ sort: 'buy', kinds, both })
  }

  private complete(kinds: readonly Kind[], both: boolean): void {
    if (!this.finish(kinds, both)) this.lines.push({ sort: 'nothing' })
  }

  private swap(): void {
    this.look = true
    this.lines.push({ sort: 'swap' })
  }

  private replace(): void {
    const able = this.yard.filter(
      (tile) => replaceable(this.components, this.view.table, this.view.seats, tile) !== null,
    )
    const tile = best(able, this.doge)
    if (tile) this.finished(tile)
    else this.lines.push({ sort: 'nothing' })
  }
}

export function preview(components: Components, view: DogeshipView, seat: string, id: string): Preview | null {
  const panel = components.panels.find(({ fields }) => fields.some((field) => field.id === id))
  const field = panel?.fields.find((one) => one.id === id)
  if (!panel || !field) return null
  const { table } = view
  const reckoning = new Reckoning(components, view, seat)
  const cost = fieldCost(table, panel.id, field.value)
  reckoning.lines.push({ sort: 'cost', value: field.value, die: table.dice[panel.id] ?? 0, n: cost })
  reckoning.gain('ducats', -cost)
  const barrier = barrierOf(components, topBarrier(table, seat))
  if (barrier && barrier.trigger === field.action.type) reckoning.bonus(barrier.priority, barrier.bonus)
  reckoning.act(field)
  const { sum, lines, look } = reckoning
  const after = (before: number, by: number): [number, number] => [before, before + by]
  const approvals = approvalsOf(view, seat)
  return {
    lines,
    look,
    ducats: after(table.ducats[seat] ?? 0, sum.ducats),
    vp: after(table.vp[seat] ?? 0, sum.vp),
    approvals: approvals === null ? null : after(approvals, sum.approvals),
  }
}
