/** Contests as people speak of them: paces, hours, counts. */

import { count, house, say, wordsOf } from '../lib/house.svelte'
import type { ContestInfo, Pace } from '../lib/wire'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function paceSaid(pace: Pace): string {
  if (pace.kind === 'live')
    return say('contests', 'pace_live', { minutes: Math.round(pace.bank / MINUTE), seconds: pace.increment })
  return pace.kind === 'turns' ? count('contests', 'pace_turns', pace.hours) : say('contests', 'pace_none')
}

/** Points, met, share: as many digits as they have, two at most. */
export const figure = (value: number): string => value.toLocaleString(house.language, { maximumFractionDigits: 2 })

/** What is played how, in one line. */
export function termsOf(one: ContestInfo): string {
  const how = one.form === 'arena' ? count('contests', 'minutes', one.minutes) : count('contests', 'rounds', one.rounds)
  const all = [
    wordsOf(one.game).title,
    paceSaid(one.pace),
    count('contests', 'people', one.people),
    count('contests', 'tables_of', one.seats),
    say('contests', one.form),
    ...(one.form === 'swiss' || one.form === 'arena' ? [how] : []),
    say('contests', one.rated ? 'is_rated' : 'is_unrated'),
  ]
  return all.join(', ')
}

/** What is asked of those who enter; nothing where everybody may. */
export function askedOf({ low, high, reliable, club_name }: ContestInfo): string {
  const said = club_name ? [club_name] : []
  if (low !== null && high !== null) said.push(say('contests', 'asks_between', { low, high }))
  else if (low !== null) said.push(say('contests', 'asks_low', { low }))
  else if (high !== null) said.push(say('contests', 'asks_high', { high }))
  if (reliable) said.push(say('contests', 'asks_reliable', { percent: reliable }))
  return said.join(', ')
}

/** What is left, as a clock shows it. */
export function leftUntil(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= 2 * DAY) return count('contests', 'days', Math.floor(left / DAY))
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(left % MINUTE)}` : `${minutes}:${two(left % MINUTE)}`
}

/** First, second: which one somebody was or sits. */
export const ordinal = (place: number): string => say('contests', `nth_${Math.min(5, place)}`)
