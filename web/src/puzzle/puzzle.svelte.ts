/** A puzzle at a table of its own: the house checks every answer, and tells what is right when it is over. */

import { Alone } from '../lib/alone'
import { ApiError } from '../lib/api'
import { learn, somebody } from '../lib/house.svelte'
import type { FromClient, Position, PuzzleEnd, PuzzleReply, PuzzleSheet } from '../lib/wire'
import { puzzles } from './asking'

export class Puzzle {
  /** what was answered right so far */
  done = $state.raw<string[][]>([])
  /** what came of the last answer, as long as it was not right */
  missed = $state.raw<PuzzleReply | null>(null)
  end = $state.raw<PuzzleEnd | null>(null)
  /** counts wrong answers, so that each shakes anew */
  shakes = $state(0)
  problem = $state.raw<ApiError | null>(null)
  private frames: Position[]
  /** it was over before: nothing counts any more */
  private again = $state(false)
  private readonly alone = new Alone(
    'puzzle',
    (frame) => void this.hear(frame),
    () => this.table.retell(this.shown),
  )
  readonly table = this.alone.table

  constructor(readonly sheet: PuzzleSheet) {
    this.end = sheet.end
    this.frames = [sheet.position]
    this.table.permits = () => true // answer by answer
    this.table.handsIn = true
    this.table.seated(sheet.table, sheet.names)
  }

  static async of(game: string, id: string): Promise<Puzzle> {
    const [sheet] = await Promise.all([puzzles.one(game, id), learn(game)])
    return new Puzzle(sheet)
  }

  /** Whether an answer is looked for. */
  get open(): boolean {
    return !this.end || this.again
  }

  /** Whether the first try was not right, and the second counts half. */
  get half(): boolean {
    return !this.end && (this.sheet.wrong.length > 0 || this.shakes > 0)
  }

  /** Give up: what is right is shown. */
  async show(): Promise<void> {
    await this.ask(async () => {
      await somebody()
      this.finish(await puzzles.show(this.sheet.game, this.sheet.id))
    })
  }

  /** Once more from the beginning, for nothing. */
  retry(): void {
    this.again = true
    this.missed = null
    this.done = []
    this.frames = [this.sheet.position]
    this.table.retell(this.frames)
  }

  async doubt(): Promise<void> {
    await this.ask(async () => {
      await puzzles.doubt(this.sheet.game, this.sheet.id)
      if (this.end) this.end = { ...this.end, doubt: this.end.doubt ?? 'searched' }
    })
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    this.problem = null
    await what().catch((error) => {
      this.problem = ApiError.of(error)
    })
  }

  private finish(end: PuzzleEnd): void {
    this.again = false
    this.end = end
    this.missed = null
    this.table.retell(this.shown)
  }

  /** The positions that were met; when all is over, nothing can be answered. */
  private get shown(): Position[] {
    if (this.open) return this.frames
    return this.frames.map((frame) => ({ ...frame, legal: [], warnings: {} }))
  }

  // What is said at the table

  private async hear(frame: FromClient): Promise<void> {
    const ref = frame.ref ?? ''
    if (frame.t === 'ping') return this.alone.tell({ t: 'pong', ref })
    if (frame.t === 'play') return this.played(frame.move, ref)
    this.alone.tell({ t: 'ack', ref, seen: 0, left: 0 })
  }

  private async played(move: string[], ref: string): Promise<void> {
    const refused = { t: 'refused', ref, code: 'lesson', message: '', rule: null, reason: null, facts: {} } as const
    this.problem = null
    try {
      await somebody()
      const reply = await puzzles.answer(this.sheet.game, this.sheet.id, [...this.done, move])
      if (reply.right) this.alone.tell({ t: 'ack', ref, seen: reply.position?.seen ?? this.seen, left: 0 })
      else this.alone.tell(refused)
      this.take(move, reply)
    } catch (error) {
      this.alone.tell(refused)
      this.problem = ApiError.of(error)
    }
  }

  private get seen(): number {
    return this.frames.at(-1)?.seen ?? 0
  }

  private take(move: string[], reply: PuzzleReply): void {
    if (!reply.right) this.shakes += 1
    if (reply.right) this.done = [...this.done, move]
    if (reply.end) return this.finish(reply.end)
    this.missed = reply.right ? null : reply
    if (!reply.position) return
    this.frames = [...this.frames, reply.position]
    this.alone.tell(reply.position)
  }
}
