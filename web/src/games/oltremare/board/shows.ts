/** What the news of a position show on the chart of Oltre Mare. */

import type { Point } from '../../../chart/sheet'
import { MS, type Show } from '../../../chart/stage.svelte'
import type { News } from '../../../lib/wire'

export interface Scene {
  /** where a ship lay before, and where a ship at rest lies in a harbour */
  from: (seat: string) => Point
  berth: (seat: string, harbour: string) => Point
  place: (harbour: string) => Point
  /** the line of a route, from its first harbour to its second */
  line: (a: string, b: string) => Point[]
  colour: (seat: string) => string
}

class Teller {
  readonly shows: Show[] = []
  private readonly at: Record<string, Point> = {}
  /** cards that go the same way are told together */
  private pile: { event: string; seat: string; count: number } | null = null

  constructor(private readonly scene: Scene) {}

  tell([name = '', ...said]: string[]): void {
    const [seat = '', second = '', third = ''] = said
    if (this.pile && (this.pile.event !== name || this.pile.seat !== seat)) this.flush()
    if (name === 'sailed') this.sailed(seat, said.slice(1))
    else if (name === 'compass.jump') this.jump(seat, second)
    else if (name === 'marker_taken') this.sign(this.scene.place(second), `#om-m-${third}`, '', 'plain')
    else if (name === 'compass_used') this.sign(this.scene.place(second), '#om-m-compass', '', 'plain')
    else if (name === 'paid') this.money(seat, Number(second))
    else if (name === 'spent') this.money(seat, -Number(second))
    else if (name === 'paid_to') {
      this.money(seat, -Number(third))
      this.money(second, Number(third))
    } else if (name === 'prestige_gained') this.sign(this.ship(seat), '#om-prestige', '+1', 'plain')
    else if (name === 'card_to_pirates' || name === 'card_drawn') this.card(name, seat)
  }

  flush(): void {
    const pile = this.pile
    this.pile = null
    if (pile?.event === 'card_to_pirates') this.sign(this.ship(pile.seat), '#om-s-pirate', `+${pile.count}`, 'danger')
    else if (pile) this.sign(this.ship(pile.seat), '#om-s-cards', `+${pile.count}`, 'plain')
  }

  private ship(seat: string): Point {
    return this.at[seat] ?? this.scene.from(seat)
  }

  private sailed(seat: string, way: string[]): void {
    const end = way.at(-1)
    if (end === undefined) return
    const along = way.slice(1).flatMap((harbour, i) => this.scene.line(way[i] ?? '', harbour))
    const stops = way.slice(1).map((harbour) => this.scene.place(harbour))
    this.travel(seat, [...along.slice(1, -1), this.scene.berth(seat, end)], way.length - 1, stops)
  }

  private jump(seat: string, harbour: string): void {
    this.travel(seat, [this.scene.berth(seat, harbour)], 1)
  }

  private travel(seat: string, points: Point[], steps: number, stops: Point[] = []): void {
    const way = [this.ship(seat), ...points]
    const colour = this.scene.colour(seat)
    this.shows.push({ kind: 'sail', galley: seat, points: way, colour, stops, ms: MS.step * steps })
    this.at[seat] = way.at(-1) ?? this.ship(seat)
  }

  private card(event: string, seat: string): void {
    this.pile = { event, seat, count: (this.pile?.count ?? 0) + 1 }
  }

  private money(seat: string, n: number): void {
    if (n) this.sign(this.ship(seat), 'coin', n > 0 ? `+${n}` : `−${-n}`, n > 0 ? 'money' : 'plain')
  }

  private sign(at: Point, sign: string, text: string, tone: 'money' | 'danger' | 'plain'): void {
    this.shows.push({ kind: 'sign', at, sign, text, tone, ms: tone === 'money' ? MS.coin : MS.sign })
  }
}

export function shows(news: readonly News[], scene: Scene): Show[] {
  const teller = new Teller(scene)
  for (const { events } of news) for (const event of events) teller.tell(event)
  teller.flush()
  return teller.shows
}
