/** What has happened, shown one thing after the other, and at once where motion is reduced. */

import { pace } from '../parts/pace.svelte'
import { Parade } from '../parts/parade.svelte'
import { curve } from './layout'
import type { Box, Point } from './sheet'

export interface Side {
  caption: string
  /** dice with skulls, of so many dice */
  skulls?: number
  /** one die with pips, in the colours of whoever rolls it */
  pips?: number
  owner?: string | null
}

export type Show = { ms: number } & (
  | { kind: 'sail'; galley: string; points: Point[]; colour: string; stops?: Point[] }
  | { kind: 'cubes'; goods: string[]; from: Point; to: Point }
  | { kind: 'sink'; galley: string; owner: string; at: Point }
  | { kind: 'flag'; box: Box; owner: string }
  | { kind: 'dice'; at: Point; sides: Side[] }
  | { kind: 'sign'; at: Point; sign: string; text: string; tone: 'money' | 'danger' | 'plain' }
)

export const MS = { step: 420, cube: 420, coin: 620, dice: 1300, flag: 460, sink: 600, sign: 800 }

export interface Track {
  d: string
  colour: string
  /** the latest one, with where it began and where it halted */
  now: boolean
  stops: readonly Point[]
  from: Point
}

type Sail = Show & { kind: 'sail' }

const WAKES = 8

export class Stage extends Parade<Show> {
  /** where galleys lie as long as their voyage has not been shown */
  held = $state.raw<Record<string, Point>>({})
  wakes = $state.raw<Track[]>([])
  private scene = 0
  private line: { of: Show; points: Point[] } | null = null

  override play(shows: readonly Show[], reduced: boolean): void {
    this.skip()
    const sails = shows.filter((show) => show.kind === 'sail')
    if (sails.length && (!pace.directed || this.scene !== pace.scene)) this.wakes = []
    this.scene = pace.scene
    if (reduced || !pace.rate) return this.leaveWakes(sails)
    super.play(shows, false)
    const starts = sails.toReversed().flatMap(({ galley, points: [from] }) => (from ? [[galley, from] as const] : []))
    this.held = Object.fromEntries(starts)
  }

  /** All of it is over at once; wakes stay. */
  override skip(): void {
    const begun = this.line?.of === this.now
    this.leaveWakes(this.now && !begun ? [this.now, ...this.queue] : this.queue)
    super.skip()
    this.held = {}
  }

  protected override during(show: Show, t: number): void {
    if (show.kind !== 'sail') return
    if (this.line?.of !== show) {
      this.line = { of: show, points: curve(show.points) }
      this.leaveWakes([show])
    }
    this.held = { ...this.held, [show.galley]: along(this.line.points, eased(t)) }
  }

  private leaveWakes(shows: readonly Show[]): void {
    for (const show of shows) if (show.kind === 'sail') this.leaveWake(show)
  }

  /** The wake of a voyage is there from its start on; those before it grow pale. */
  private leaveWake({ points, colour, stops = [] }: Sail): void {
    const [from = [0, 0]] = points
    const before = this.wakes.slice(1 - WAKES).map((wake) => ({ ...wake, now: false }))
    this.wakes = [...before, { d: `M${curve(points).join('L')}`, colour, now: true, stops, from }]
  }
}

/** Slow at both ends. */
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t))

/** The point at that part of a line's length. */
export function along(line: readonly Point[], part: number): Point {
  const lengths = line.slice(1).map((point, i) => {
    const before = line[i] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  let left = part * lengths.reduce((sum, length) => sum + length, 0)
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [line[i], line[i + 1]]
    if (a && b && left <= length)
      return [a[0] + ((b[0] - a[0]) * left) / (length || 1), a[1] + ((b[1] - a[1]) * left) / (length || 1)]
    left -= length
  }
  return line.at(-1) ?? [0, 0]
}
