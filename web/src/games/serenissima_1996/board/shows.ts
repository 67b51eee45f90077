/** What the news of a position show on the chart of 1996. */

import { route } from '../../../chart/layout'
import type { SeaScene } from '../../../chart/scene'
import type { Box, Point } from '../../../chart/sheet'
import { MS, type Show } from '../../../chart/stage.svelte'
import type { News } from '../../../lib/wire'
import { liveryOf } from '../../../parts/livery'
import type { Components, Table } from '../view.gen'
import { nationOf } from './table'

export type Scene = SeaScene<Table, Components>

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2]

class Teller {
  readonly shows: Show[] = []
  private galley = ''
  private way: string[] = []
  /** the two sides of the fight under way */
  private fight: { attacker: string | null; defender: string | null } = { attacker: null, defender: null }
  private readonly zones: Record<string, string>
  private readonly points: Record<string, Point>

  constructor(private readonly scene: Scene) {
    const { before } = scene
    this.zones = Object.fromEntries(Object.entries(before.galleys).map(([id, { zone }]) => [id, zone]))
    this.points = Object.fromEntries(Object.keys(before.galleys).map((id) => [id, scene.from(id) ?? [0, 0]]))
  }

  tell([name = '', ...said]: string[]): void {
    const [a = '', b = '', c = '', d = ''] = said
    if (name === 'sail.start') {
      this.arrive()
      this.galley = b
      this.way = [c]
      return
    }
    if (name === 'sail_on.step') return void this.way.push(b)
    this.arrive()
    if (name === 'bought') this.bought(b, c, Number(d))
    else if (name === 'sell.sell') this.galley = b
    else if (name === 'sold') this.cubes([c], this.at(this.galley), this.port(b))
    else if (name === 'new_market') this.sign(this.port(b), 'coin', `+${d}`, 'money')
    else if (name === 'launched') this.launched(b, c)
    else if (name === 'manage.build_fort') this.sign(this.port(b), 'fort', '+', 'plain')
    else if (name === 'attack.attack_galley') this.assault(a, b, this.scene.before.galleys[c]?.owner ?? null)
    else if (name === 'assailed') this.assault(a, b, this.scene.before.ports[c]?.controller ?? null)
    else if (name === 'exchange.roll') this.dice(Number(a), Number(b))
    else if (name === 'sank') this.sank(a, b)
    else if (name === 'took_port') this.flag(a, b)
    else if (name === 'grant_passage.refuse') this.sign(this.at(this.galley), 'chain', '!', 'danger')
  }

  arrive(): void {
    const { sheet, to, after, before } = this.scene
    const { way, galley } = this
    this.way = []
    const [goal, from, start] = [way.at(-1), this.points[galley], this.zones[galley]]
    if (!goal || !from || !start) return
    const stays = after.galleys[galley]?.zone === goal
    const end = (stays ? to(galley) : undefined) ?? sheet.berths[goal]?.[0] ?? from
    const owner = before.galleys[galley]?.owner ?? null
    const colour = liveryOf(nationOf(after, owner)).edge
    this.shows.push({
      kind: 'sail',
      galley,
      points: route(sheet, from, start, way, end),
      colour,
      stops: way.map((zone) => (zone === goal ? end : (sheet.middles[zone] ?? end))),
      ms: MS.step * way.length,
    })
    this.zones[galley] = goal
    this.points[galley] = end
  }

  private at(galley: string): Point {
    return this.points[galley] ?? [550, 360]
  }

  private port(port: string): Point {
    const box = this.scene.plaque(port)
    return box ? middle(box) : [550, 360]
  }

  private sign(at: Point, sign: string, text: string, tone: 'money' | 'danger' | 'plain'): void {
    this.shows.push({ kind: 'sign', at, sign, text, tone, ms: tone === 'money' ? MS.coin : MS.sign })
  }

  private cubes(goods: string[], from: Point, to: Point): void {
    this.shows.push({ kind: 'cubes', goods, from, to, ms: MS.cube })
  }

  private bought(galley: string, good: string, count: number): void {
    const port = this.scene.components.ports.find(({ zone }) => zone === this.zones[galley])
    if (port) this.cubes(Array<string>(Math.min(4, count)).fill(good), this.port(port.id), this.at(galley))
  }

  private launched(galley: string, port: string): void {
    const zone = this.scene.components.ports.find(({ id }) => id === port)?.zone ?? ''
    this.zones[galley] = zone
    this.points[galley] = this.scene.to(galley) ?? this.scene.sheet.berths[zone]?.[0] ?? this.port(port)
    this.sign(this.at(galley), 'anchor', galley, 'plain')
  }

  private assault(seat: string, galley: string, defender: string | null): void {
    this.galley = galley
    this.fight = { attacker: nationOf(this.scene.after, seat), defender: nationOf(this.scene.after, defender) }
    this.sign(this.at(galley), 'crossed-swords', '', 'danger')
  }

  private dice(attacker: number, defender: number): void {
    const { say } = this.scene
    const [x, y] = this.at(this.galley)
    const sides = [
      { caption: say('attacker'), pips: attacker, owner: this.fight.attacker },
      { caption: say('defender'), pips: defender, owner: this.fight.defender },
    ]
    this.shows.push({ kind: 'dice', at: [Math.max(130, Math.min(970, x)), Math.max(80, y - 60)], sides, ms: MS.dice })
  }

  private sank(seat: string, galley: string): void {
    const at = this.points[galley]
    if (at) this.shows.push({ kind: 'sink', galley, owner: nationOf(this.scene.after, seat) ?? '', at, ms: MS.sink })
  }

  private flag(seat: string, port: string): void {
    const box = this.scene.plaque(port)
    if (box) this.shows.push({ kind: 'flag', box, owner: nationOf(this.scene.after, seat) ?? '', ms: MS.flag })
  }
}

export function shows(news: readonly News[], scene: Scene): Show[] {
  const teller = new Teller(scene)
  for (const { events } of news) for (const event of events) teller.tell(event)
  teller.arrive()
  return teller.shows
}
