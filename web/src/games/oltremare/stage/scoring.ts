/** A scoring as the news tell it: what every seat had, what it was paid for and what it has then. */

import type { Act } from '../../../lib/board'
import type { News } from '../../../lib/wire'
import type { Game } from '../view.gen'

export interface Group {
  good: string
  size: number
  pays: number
  /** the group on top stays where it is */
  kept: boolean
}

export interface Score {
  seat: string
  before: number
  /** prestige tiles, and what they bring */
  tiles: number
  prestige: number
  groups: Group[]
  pirates: number
  markers: number
}

export interface Scoring {
  kind: 'venice' | 'end'
  /** whose turn it was */
  by: string
  scores: Score[]
}

export const cargoOf = (score: Score): number => score.groups.reduce((sum, group) => sum + group.pays, 0)
export const nowOf = (score: Score): number =>
  score.before + score.prestige + cargoOf(score) + score.pirates + score.markers

/** Whether a scoring is among these news: it is an event, told by itself. */
export const isScoring = (news: readonly News[]): boolean =>
  news.some((one) => one.events.some(([name]) => name === 'prestige_ranked'))

/** What these news tell of a scoring; what was paid before it belongs to what a seat had. */
export function scoringOf({ news, before }: Act<Game>): Scoring {
  const { table } = before.view
  const found: Scoring = { kind: 'venice', by: table.turn.active ?? '', scores: [] }
  const had: Record<string, number> = { ...table.ducati }
  const at = (seat: string): Score | undefined => found.scores.find((score) => score.seat === seat)
  for (const [name = '', seat = '', ...said] of news.flatMap((one) => one.events)) {
    const score = at(seat)
    if (name === 'prestige_ranked') found.scores.push(fresh(seat, had[seat] ?? 0, said))
    else if (name === 'group_kept') score?.groups.push(group(said, true))
    else if (name === 'group_paid') score?.groups.push(group(said, false))
    else if (name === 'markers_ranked' && score) score.markers = Number(said[1])
    else if (name === 'cargo_shown') found.kind = 'end'
    else if (name === 'spent' && found.kind === 'end' && score) score.pirates = -Number(said[0])
    else if (!found.scores.length) spent(had, name, seat, Number(said[0]))
  }
  return found
}

const fresh = (seat: string, before: number, [tiles = '', pays = '']: string[]): Score => ({
  seat,
  before,
  tiles: Number(tiles),
  prestige: Number(pays),
  groups: [],
  pirates: 0,
  markers: 0,
})

const group = ([good = '', size = '', pays = '']: string[], kept: boolean): Group => ({
  good,
  size: Number(size),
  pays: kept ? 0 : Number(pays),
  kept,
})

/** What was paid for the card that turned it up. */
function spent(had: Record<string, number>, name: string, seat: string, n: number): void {
  if (name === 'spent') had[seat] = (had[seat] ?? 0) - n
  if (name === 'paid') had[seat] = (had[seat] ?? 0) + n
}

/** One thing after the other, with the time each takes: the card, prestige, every group that is paid, and the rest. */
export interface Moment {
  kind: 'card' | 'prestige' | 'group' | 'pirates' | 'markers'
  seat: number
  group: number
  ms: number
}

const MS = { card: 620, prestige: 600, group: 520, rest: 600 }
/** all of it takes no longer than this */
const LONGEST = 9000

export function momentsOf({ kind, scores }: Scoring): Moment[] {
  const whole = (one: Moment['kind'], ms: number): Moment => ({ kind: one, seat: -1, group: -1, ms })
  const groups = scores.flatMap((score, seat) =>
    score.groups.flatMap((one, at): Moment[] => (one.kept ? [] : [{ kind: 'group', seat, group: at, ms: MS.group }])),
  )
  const rest = kind === 'end' ? [whole('pirates', MS.rest), whole('markers', MS.rest)] : []
  const all = [whole('card', MS.card), whole('prestige', MS.prestige), ...groups, ...rest]
  const hurry = Math.min(1, LONGEST / all.reduce((sum, one) => sum + one.ms, 0))
  return all.map((one) => ({ ...one, ms: one.ms * hurry }))
}
