/** How long what others do is shown: by the speed that was chosen, and how much there is. */

import { reduced, type Speed, settings } from './settings.svelte'
import type { Position } from './wire'

/** Milliseconds of one step of a voyage, and for which an act is told at least. */
export const SPEEDS: Record<Speed, { step: number; hold: number }> = {
  calm: { step: 420, hold: 1200 },
  brisk: { step: 220, hold: 600 },
  at_once: { step: 0, hold: 0 },
}
const STEP = SPEEDS.calm.step // what the times of the boards are made for
const BATCH = 6000 // all acts together, where one is in a hurry
const LEAST = 160 // each of them
const READ = 2500 // where nothing travels, each is read
const FILL = 300 // all together, where everything is at once
const BEAT = 1200 // an answer to one's own offer
const HASTE = 20 // seconds on one's own clock

/** How much there is to show. */
interface Much {
  all: number
  /** with the one that begins now */
  left: number
  /** milliseconds that it took so far */
  used: number
  /** an answer to one's own offer */
  beat: boolean
}

/** By how much the times of the boards are multiplied. */
export const rate = (): number => SPEEDS[settings.speed].step / STEP

/** How long a board may take for one act; whoever is calm is never hurried. */
export const longest = (): number | undefined => (settings.speed === 'calm' ? Number.POSITIVE_INFINITY : undefined)

/** The pace of the boards, and how long an act is told at least. */
export function tempo({ all, left, used, beat }: Much): { rate: number; hold: number } {
  const { hold } = SPEEDS[settings.speed]
  if (settings.speed === 'at_once') return { rate: 0, hold: FILL / all }
  if (reduced()) return { rate: 0, hold: READ }
  const hurry = settings.speed === 'brisk' ? hurried(hold, left, used) : 1
  return { rate: rate() * hurry, hold: Math.max(hold * hurry, beat ? BEAT : 0) }
}

/** All acts are hurried alike, so that together they take no longer than a batch may. */
const hurried = (hold: number, left: number, used: number): number =>
  Math.min(1, Math.max(BATCH - used, LEAST * left) / (hold * left))

/** Nobody waits where the own clock runs out, or nobody looks; `at` is when the clocks were true. */
export function hasty(newest: Position | null, seat: number | null, at: number): boolean {
  if (globalThis.document?.hidden) return true
  const left = newest?.clocks?.[seat ?? -1] ?? null
  const runs = seat !== null && !!newest?.asked.includes(seat)
  return left !== null && runs && left - (Date.now() - at) / 1000 < HASTE
}
