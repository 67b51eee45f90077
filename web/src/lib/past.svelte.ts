/** Earlier positions of one viewer: those that came while this page was open, and those that were asked for. */

import { UNASKED } from './unasked'
import type { Past as Moment, Pasts, Position } from './wire'

/** positions that are kept */
const KEPT = 400
/** moments that are asked for at a time */
const PAGE = 50

/** A moment of the past as a position: nothing is asked in it any more. */
const positionOf = (seat: number | null, moment: Moment): Position => ({ ...UNASKED, seat, ...moment })

export class Past {
  /** each round so far, and the number of the news that began it */
  rounds = $state.raw<readonly (readonly [number, number])[]>([])
  private readonly known = new Map<number, Position>()

  constructor(
    private readonly seat: number | null,
    private readonly fetch: (first: number, last: number) => Promise<Pasts>,
  ) {}

  at(seen: number): Position | null {
    return this.known.get(seen) ?? null
  }

  keep(position: Position): void {
    this.known.delete(position.seen)
    this.known.set(position.seen, position)
    for (const old of this.known.keys()) if (this.known.size > KEPT) this.known.delete(old)
  }

  /** Until all these are known; what cannot be had is asked for again when it is needed. */
  async reach(wanted: readonly number[]): Promise<void> {
    const missing = new Set(wanted.filter((seen) => !this.known.has(seen)).map((seen) => Math.floor(seen / PAGE)))
    for (const page of missing) await this.turnTo(page)
  }

  /** Where the rounds began. */
  async survey(): Promise<void> {
    const { rounds } = await this.fetch(0, 0)
    this.rounds = rounds
  }

  private async turnTo(page: number): Promise<void> {
    const { rounds, moments } = await this.fetch(page * PAGE, page * PAGE + PAGE - 1)
    this.rounds = rounds
    for (const moment of moments) if (!this.known.has(moment.seen)) this.keep(positionOf(this.seat, moment))
  }
}
