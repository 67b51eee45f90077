/** The acts of a show as they stand in its strip: grouped by turn. */

import { type Act, lineOf } from '../../lib/acts'
import type { TaleLine } from '../../lib/wire'

export interface Turn {
  /** the place of its line in the tale */
  line: number
  seat: number | null
  acts: { act: Act; at: number }[]
}

/** Acts that follow each other and belong to one line of the tale are one turn. */
export function turnsOf(acts: readonly Act[], tale: readonly TaleLine[]): Turn[] {
  const turns: Turn[] = []
  acts.forEach((act, at) => {
    const line = lineOf(tale, act)
    const last = turns.at(-1)
    if (last && line >= 0 && last.line === line) last.acts.push({ act, at })
    else turns.push({ line, seat: act.seat, acts: [{ act, at }] })
  })
  return turns
}

/** The first act of the next turn, or of this one or the one before. */
export function turnBy(turns: readonly Turn[], at: number, by: 1 | -1): number {
  const starts = turns.map(({ acts }) => acts[0]?.at ?? 0)
  const found = by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)
  return found ?? (by > 0 ? Number.POSITIVE_INFINITY : 0)
}
