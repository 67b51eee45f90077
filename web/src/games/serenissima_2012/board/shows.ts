/** What the news of a position show on the chart of 2012. */

import { route } from '../../../chart/layout'
import type { SeaScene } from '../../../chart/scene'
import type { Box, Point } from '../../../chart/sheet'
import { MS, type Show } from '../../../chart/stage.svelte'
import type { News } from '../../../lib/wire'
import { liveryOf } from '../../../parts/livery'
import type { Components, Table } from '../view.gen'

export type Scene = SeaScene<Table, Components> & { deck: Point }

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2]

/** Follows the events in order, so that every voyage begins where the last one ended. */
class Teller {
  readonly shows: Show[] = []
  private active: string
  private readonly fields: Record<string, string>
  private readonly points: Record<string, Point>
  private way: string[] = []

  constructor(private readonly scene: Scene) {
    this.active = String(scene.before.activation.galley)
    this.fields = Object.fromEntries(Object.entries(scene.before.galleys).map(([id, { field }]) => [id, field]))
    const points = Object.keys(scene.before.galleys).map((id) => [id, scene.from(id) ?? [0, 0]] as const)
    this.points = Object.fromEntries(points)
  }

  tell([name = '', ...said]: string[]): void {
    const verb = name.slice(name.lastIndexOf('.') + 1)
    if (verb === 'sail') return void this.way.push(said[1] ?? '')
    this.arrive()
    const [a = '', b = '', c = ''] = said
    if (name === 'activated') this.active = b
    else if (name === 'sold') this.sold(b, said.slice(2))
    else if (name === 'paid') this.sign(this.here(), 'coin', `+${b}`, 'money')
    else if (name === 'payout') this.payout(a, b)
    else if (name === 'sank') this.sank(a, b)
    else if (name === 'launched') this.launched(b, c)
    else if (name === 'took_port') this.took(a, b)
    else if (name === 'exchange.roll') this.dice(Number(a), Number(b))
    else if (verb === 'fire') this.sign(this.here(), 'fort', `${a} ×`, 'danger')
    else if (verb === 'block') this.sign(this.here(), 'chain', '!', 'danger')
    else if (verb === 'build_fort') this.sign(this.portPoint(b), 'fort', '+', 'plain')
    else if (verb === 'build_basilica') this.sign(this.portPoint(b), 'basilica', '+', 'plain')
    else if (verb === 'card') this.card(a)
    else if (verb === 'buy_goods') this.bought()
  }

  /** The voyage so far, as one. */
  arrive(): void {
    const { sheet, to } = this.scene
    const way = this.way
    const goal = way.at(-1)
    this.way = []
    const from = this.points[this.active]
    const start = this.fields[this.active]
    if (!goal || !from || !start) return
    const stays = this.scene.after.galleys[this.active]?.field === goal
    const end = (stays ? to(this.active) : undefined) ?? sheet.berths[goal]?.[0] ?? sheet.middles[goal] ?? from
    const colour = liveryOf(
      this.scene.before.galleys[this.active]?.owner ?? this.scene.after.galleys[this.active]?.owner,
    ).edge
    const points = route(sheet, from, start, way, end)
    const stops = way.map((field) => (field === goal ? end : (sheet.middles[field] ?? end)))
    this.shows.push({ kind: 'sail', galley: this.active, points, colour, stops, ms: MS.step * way.length })
    this.fields[this.active] = goal
    this.points[this.active] = end
  }

  private here(): Point {
    return this.points[this.active] ?? [550, 360]
  }

  private portPoint(port: string): Point {
    const box = this.scene.plaque(port)
    return box ? middle(box) : this.here()
  }

  private sign(at: Point, sign: string, text: string, tone: 'money' | 'danger' | 'plain'): void {
    this.shows.push({ kind: 'sign', at, sign, text, tone, ms: tone === 'money' ? MS.coin : MS.sign })
  }

  private sold(port: string, goods: string[]): void {
    this.shows.push({ kind: 'cubes', goods, from: this.here(), to: this.portPoint(port), ms: MS.cube })
  }

  private bought(): void {
    const field = this.fields[this.active]
    const port = this.scene.components.ports.find((one) => one.field === field)
    if (port)
      this.shows.push({
        kind: 'cubes',
        goods: [port.good],
        from: this.portPoint(port.id),
        to: this.here(),
        ms: MS.cube,
      })
  }

  private payout(seat: string, ducats: string): void {
    const first = this.scene.components.ports.find(({ id }) => this.scene.after.ports[id]?.owner === seat)
    if (first) this.sign(this.portPoint(first.id), 'coin', `+${ducats}`, 'money')
  }

  private sank(seat: string, galley: string): void {
    const at = this.points[galley]
    if (at) this.shows.push({ kind: 'sink', galley, owner: seat, at, ms: MS.sink })
  }

  private launched(galley: string, port: string): void {
    const field = this.scene.components.ports.find(({ id }) => id === port)?.field ?? ''
    this.fields[galley] = field
    this.points[galley] = this.scene.to(galley) ?? this.scene.sheet.berths[field]?.[0] ?? [0, 0]
    this.sign(this.points[galley] ?? [0, 0], 'anchor', galley, 'plain')
  }

  private took(seat: string, port: string): void {
    const box = this.scene.plaque(port)
    if (box) this.shows.push({ kind: 'flag', box, owner: seat, ms: MS.flag })
  }

  private dice(attacker: number, defender: number): void {
    const { say } = this.scene
    const [x, y] = this.here()
    const sides = [
      { caption: say('attacker'), skulls: attacker },
      { caption: say('defender'), skulls: defender },
    ]
    this.shows.push({ kind: 'dice', at: [Math.max(130, Math.min(970, x)), Math.max(60, y - 60)], sides, ms: MS.dice })
  }

  private card(card: string): void {
    const printed = this.scene.components.doge_cards.find(({ id }) => id === card)
    if (printed?.wine_income) this.sign(this.scene.deck, 'amphora', `+${printed.wine_income}`, 'plain')
    else this.sign(this.scene.deck, 'hourglass', `+${printed?.advance ?? 0}`, 'plain')
  }
}

export function shows(news: readonly News[], scene: Scene): Show[] {
  const teller = new Teller(scene)
  for (const { events } of news) for (const event of events) teller.tell(event)
  teller.arrive()
  return teller.shows
}
