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
