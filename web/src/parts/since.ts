/** What a board remembers of the position before, so that it can show what has happened since. */

import type { Position } from '../lib/wire'

export class Since<Memory> {
  private last: { seen: number; seat: number | null; memory: Memory } | null = null

  /** What was remembered if this position follows the last one; none for another seat, or where something was taken back. */
  next(
    { seen, seat, news }: Pick<Position, 'seen' | 'seat' | 'news'>,
    memory: Memory,
  ): { seen: number; memory: Memory } | null {
    const before = this.last
    this.last = { seen, seat, memory }
    const follows = before && before.seat === seat && seen > before.seen && !news.some(({ undone }) => undone)
    return follows ? before : null
  }
}
