/** How long a game takes, and how strong a level is: from what the house has measured. */

import { say } from './house.svelte'
import type { Catalogue, Pace } from './wire'

const WATCHING = 0.25 // of a person's time passes while a bot plays and is watched
const STEP = 5 // minutes

/** Minutes of a game with so many people among so many seats; none where nobody has said. */
export function minutesOf(game: Catalogue, seats: number, people: number): number | null {
  const all = game.minutes[seats]
  if (!all) return null
  const part = (people + WATCHING * (seats - people)) / seats
  return Math.max(STEP, Math.round((all * part) / STEP) * STEP)
}

/** How long a game will take, in words: by the clock, or by turns over days. */
export function lengthOf(game: Catalogue, seats: number, people: number, pace: Pace): string {
  if (pace.kind === 'turns') return people > 1 ? say('setup', 'lasts_turns', { hours: pace.hours }) : ''
  const minutes = minutesOf(game, seats, people)
  if (!minutes) return ''
  if (pace.kind === 'live') return say('setup', 'lasts_live', { n: minutes, bank: Math.round(pace.bank / 60) })
  return say('setup', 'lasts', { n: minutes })
}

/** How strong a level is: its points, and what it has won at a table of this size, among bots of which level. */
export function shown(game: Catalogue, seats: number, level: string): string {
  const measured = game.measured[seats]?.[level]
  const won = measured && {
    won: Math.round((100 * measured.wins) / measured.games),
    chance: Math.round(100 / seats),
    among: say('levels', measured.among),
  }
  const points = game.strengths[level]
  return [points ? say('levels', 'points', { ...points }) : '', won ? say('levels', 'won', won) : ''].join(' ').trim()
}
