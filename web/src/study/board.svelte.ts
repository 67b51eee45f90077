/** The table of a study: it lies nowhere else, and whatever is answered at it becomes a move of the tree. */

import { Alone } from '../lib/alone'
import { ApiError } from '../lib/api'
import type { Table } from '../lib/table.svelte'
import type { FromClient, FromServer, Names, Position, Reason, StudyMoment, TableInfo } from '../lib/wire'

interface Answers {
  play(seat: number, move: string[]): Promise<number>
  why(seat: number, move: string[]): Promise<Reason | null>
  /** whether moves can be added */
  writes(): boolean
}

export class StudyBoard {
  readonly table: Table
  private readonly alone: Alone
  private shown: Position | null = null

  constructor(
    private readonly info: TableInfo,
    names: Names,
    private readonly answers: Answers,
  ) {
    const opened = () => this.shown && this.table.retell([this.shown])
    this.alone = new Alone('study', (frame) => void this.hear(frame), opened)
    this.table = this.alone.table
    this.table.permits = () => true // move by move
    this.table.seated({ ...info, yours: [] }, names)
  }

  /** The position that is looked at from now on. */
  show({ position }: StudyMoment): void {
    const yours = position.seat === null ? [] : [position.seat]
    const shown = this.answers.writes() ? position : { ...position, legal: [], warnings: {}, outlooks: [] }
    this.shown = shown
    this.alone.tell({ t: 'table', table: { ...this.info, yours } })
    this.table.retell([shown])
  }

  leave(): void {
    this.table.leave()
  }

  private async hear(frame: FromClient): Promise<void> {
    const ref = frame.ref ?? ''
    const done: FromServer = { t: 'ack', ref, seen: this.shown?.seen ?? 0, left: 0 }
    if (frame.t === 'ping') return this.alone.tell({ t: 'pong', ref })
    if (frame.t === 'play') return this.played(frame.seat, frame.move, ref)
    const reason = frame.t === 'why' ? await this.answers.why(frame.seat, frame.move) : null
    this.alone.tell(reason ? { ...reason, ref } : done)
  }

  private async played(seat: number, move: string[], ref: string): Promise<void> {
    try {
      const seen = await this.answers.play(seat, move)
      this.alone.tell({ t: 'ack', ref, seen, left: 0 })
    } catch (error) {
      const { code, message, ruled } = ApiError.of(error)
      const { rule = null, reason = null, facts = {} } = ruled
      this.alone.tell({ t: 'refused', ref, code, message, rule, reason, facts })
    }
  }
}
