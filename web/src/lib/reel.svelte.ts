/** Acts that are shown one after the other, over and over where that is wished; the newest position is known apart. */

import { type Component, tick } from 'svelte'
import { pace } from '../parts/pace.svelte'
import type { Act } from './acts'
import type { Act as Happened, StageProps } from './board'
import { reduced } from './settings.svelte'
import type { Line } from './story'
import { hasty, longest, rate, tempo } from './tempo'
import type { News, Position } from './wire'

const LINGER = 1600 // milliseconds after the last act, while others think

/** What the show must know of a table, and what it tells it. */
export interface Told {
  readonly newest: Position | null
  readonly seat: number | null
  /** milliseconds since 1970 at which the clocks of the newest position were true */
  readonly at: number
  lines(news: readonly News[]): Line[]
  /** an act begins to be shown */
  begun(news: readonly News[]): void
  /** all has been shown */
  rested(): void
}

type State = 'rest' | 'runs' | 'paused' | 'lingers'

export class Reel {
  /** what has happened since one's last answer, whether it was shown already or not */
  acts = $state.raw<readonly Act[]>([])
  /** the act that is shown now */
  at = $state(-1)
  state = $state<State>('rest')
  /** the position that is looked at instead of the newest one */
  drawn = $state.raw<Position | null>(null)
  /** an act that a component of the board tells as an event */
  staged = $state.raw<Act | null>(null)
  hurried = $state(false)
  /** an answer to one's own offer, while nothing else moves */
  beat = $state.raw<Act | null>(null)
  /** an earlier moment that is looked at, as the number of its news */
  looking = $state<number | null>(null)
  /** it is shown once more */
  again = $state(false)
  /** the component of the board for an act */
  stageOf: (act: Happened) => Component<StageProps> | null = () => null
  beatOf: (act: Happened) => boolean = () => false

  protected run = 0
  protected used = 0
  /** what comes next is no part of these acts */
  protected closed = true
  protected timer: ReturnType<typeof setTimeout> | undefined
  protected release: (() => void) | null = null

  constructor(protected readonly table: Told) {}

  /** Something is being shown, so that nothing is asked. */
  get busy(): boolean {
    return this.state === 'runs' || this.state === 'paused' || this.looking !== null
  }

  /** Its bar has the place of the question. */
  get open(): boolean {
    return this.state !== 'rest' && this.looking === null
  }

  get act(): Act | null {
    return this.open ? (this.acts[this.at] ?? null) : null
  }

  /** Acts that are still to be shown. */
  get left(): number {
    return this.acts.length - 1 - this.at
  }

  protected get hasty(): boolean {
    return hasty(this.table.newest, this.table.seat, this.table.at)
  }

  // Showing

  protected show(at: number): void {
    const act = this.acts[at]
    if (!act) return this.end()
    if (this.hasty) return this.jump()
    const run = this.start(at)
    const hold = this.timed(act)
    if (!this.again) this.table.begun(act.news)
    if (this.stageOf(act)) this.staged = act
    this.drawn = this.staged ? act.before : act.position
    void this.seen(hold, run)
  }

  /** From now on it is this act; whatever waited for another one waits in vain. */
  protected start(at: number): number {
    clearTimeout(this.timer)
    this.release = null
    this.staged = null
    this.hurried = false
    this.state = 'runs'
    this.at = at
    return ++this.run
  }

  /** Sets the pace of the boards; how long the act is told at least. */
  protected timed(act: Act): number {
    this.beat = this.beatOf(act) ? act : null
    const { rate, hold } = tempo({ all: this.acts.length, left: this.left + 1, used: this.used, beat: !!this.beat })
    pace.set(rate, longest())
    return hold
  }

  protected async seen(hold: number, run: number): Promise<void> {
    const began = performance.now()
    const act = this.staged
    await new Promise<void>((then) => {
      this.release = then
      if (!act) this.timer = setTimeout(then, hold)
    })
    if (act && run === this.run) this.drawn = { ...act.position, news: [] } // its component has told them
    await pace.still()
    if (run !== this.run) return
    this.used += performance.now() - began
    if (this.state === 'runs') this.show(this.at + 1)
  }

  /** The event has been seen. */
  readonly done = (): void => {
    this.staged = null
    this.release?.()
  }

  protected end(): void {
    this.rest()
    this.at = this.acts.length - 1
    const { newest, seat } = this.table
    const waits = !this.again && !!newest && !!newest.asked.length && !newest.asked.includes(seat ?? -1)
    if (waits) this.linger()
    else this.closed = true
    this.table.rested()
  }

  /** The bar stays a while where more is likely to come. */
  protected linger(): void {
    this.state = 'lingers'
    this.timer = setTimeout(() => {
      if (this.state === 'lingers') this.state = 'rest'
    }, LINGER)
  }

  /** Nothing is shown; the newest position is drawn. */
  protected rest(): void {
    this.run++
    clearTimeout(this.timer)
    this.state = 'rest'
    this.drawn = this.staged = this.beat = null
    this.looking = null
    this.hurried = false
  }

  // What can be done with it

  /** To the end of it, or of the event that is being told. */
  readonly skip = (): void => {
    if (this.staged && !this.hurried) this.hurried = true
    else if (this.staged) this.done()
    else this.jump()
  }

  /** The end at once, with these news too. */
  jump(news: readonly News[] = []): void {
    pace.stop()
    pace.set(0)
    if (!this.again && this.busy) this.table.begun([...this.acts.slice(this.at + 1).flatMap((act) => act.news)])
    if (news.length) this.table.begun(news)
    this.end()
  }

  pause(): void {
    if (this.state === 'runs') this.state = 'paused'
  }

  goOn(): void {
    if (this.state === 'paused') this.show(this.at + 1)
  }

  /** To that act, and rest there. */
  go(to: number): void {
    const at = Math.min(this.acts.length - 1, Math.max(0, to))
    const act = this.acts[at]
    if (!act) return
    if (to >= this.acts.length && this.state === 'paused') return this.jump()
    pace.stop()
    const run = this.start(at)
    this.state = 'paused'
    this.beat = null
    this.drawn = act.before
    void tick().then(() => {
      if (run !== this.run) return
      pace.set(reduced() ? 0 : rate() || 1, longest())
      this.drawn = act.position
    })
  }

  /** All of it once more. */
  readonly replay = (): void => {
    const [first] = this.acts
    if (!first) return
    pace.stop()
    this.again = true
    pace.scene++
    this.used = 0
    this.looking = null
    this.drawn = first.before
    const run = this.start(-1)
    void tick().then(() => {
      if (run === this.run) this.show(0)
    })
  }
}
