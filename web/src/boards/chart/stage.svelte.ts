/** What has happened, shown one thing after the other: at most six seconds in all, and at once where motion is reduced. */

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
  | { kind: 'sail'; galley: string; points: Point[]; colour: string }
  | { kind: 'cubes'; goods: string[]; from: Point; to: Point }
  | { kind: 'sink'; galley: string; owner: string; at: Point }
  | { kind: 'flag'; box: Box; owner: string }
  | { kind: 'dice'; at: Point; sides: Side[] }
  | { kind: 'sign'; at: Point; sign: string; text: string; tone: 'money' | 'danger' | 'plain' }
)

export const MS = { step: 420, cube: 420, coin: 620, dice: 1300, flag: 460, sink: 600, sign: 800 }
const LONGEST = 6000

export class Stage {
  now = $state.raw<Show | null>(null)
  /** how far what is shown has come, from 0 to 1 */
  t = $state(0)
  /** where galleys lie as long as their voyage has not been shown */
  held = $state.raw<Record<string, Point>>({})
  wakes = $state.raw<{ d: string; colour: string }[]>([])
  private queue: Show[] = []
  private frame = 0

  /** Show these; what was being shown is over. */
  play(shows: readonly Show[], reduced: boolean): void {
    this.skip()
    const sails = shows.filter((show) => show.kind === 'sail')
    if (sails.length) this.wakes = []
    if (reduced) {
      this.leaveWakes(sails)
      return
    }
    const total = shows.reduce((sum, show) => sum + show.ms, 0)
    const hurry = Math.min(1, LONGEST / Math.max(1, total))
    this.queue = shows.map((show) => ({ ...show, ms: show.ms * hurry }))
    const starts = sails.toReversed().flatMap(({ galley, points: [from] }) => (from ? [[galley, from] as const] : []))
    this.held = Object.fromEntries(starts)
    this.next()
  }

  /** All of it is over at once; wakes stay. */
  skip(): void {
    cancelAnimationFrame(this.frame)
    this.leaveWakes([this.now, ...this.queue].filter((show) => show?.kind === 'sail'))
    this.queue = []
    this.now = null
    this.held = {}
  }

  private leaveWakes(sails: readonly Show[]): void {
    for (const sail of sails)
      if (sail.kind === 'sail')
        this.wakes = [...this.wakes.slice(-7), { d: `M${curve(sail.points).join('L')}`, colour: sail.colour }]
  }

  private next(): void {
    const show = this.queue.shift() ?? null
    this.now = show
    this.t = 0
    if (!show) return
    const line = show.kind === 'sail' ? curve(show.points) : []
    let start = 0
    const tick = (time: number) => {
      start ||= time
      this.t = Math.min(1, (time - start) / show.ms)
      if (show.kind === 'sail') this.held = { ...this.held, [show.galley]: along(line, eased(this.t)) }
      if (this.t < 1) this.frame = requestAnimationFrame(tick)
      else {
        this.leaveWakes([show])
        this.next()
      }
    }
    this.frame = requestAnimationFrame(tick)
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
