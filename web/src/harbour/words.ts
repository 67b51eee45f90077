/** Times and paces as people say them. */

import { count, say } from '../lib/house.svelte'
import type { Pace } from '../lib/wire'

const MINUTE = 60

/** A while, roughly. */
export const lasting = (seconds: number): string =>
  seconds < 90
    ? count('harbour', 'seconds', Math.max(1, Math.round(seconds)))
    : count('harbour', 'minutes', Math.round(seconds / MINUTE))

export const paceOf = (pace: Pace): string => say('harbour', pace.kind)

/** With whom somebody would play. */
export function ratingsOf({ low, high }: { low: number | null; high: number | null }): string {
  if (low === null) return high === null ? say('harbour', 'any_rating') : `≤ ${high}`
  return high === null ? `≥ ${low}` : say('harbour', 'between', { low: String(low), high: String(high) })
}
