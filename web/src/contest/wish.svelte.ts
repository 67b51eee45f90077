/** A contest that is to be made. */

import { catalogueOf, house } from '../lib/house.svelte'
import type { ContestInfo, NewContest, Pace } from '../lib/wire'

export const FORMS = ['swiss', 'round_robin', 'knock_out', 'league', 'arena'] as const
/** what is offered; the house takes any */
export const PACES: Record<string, Pace> = {
  quick: { kind: 'live', bank: 600, increment: 10 },
  live: { kind: 'live', bank: 900, increment: 20 },
  calm: { kind: 'live', bank: 1800, increment: 30 },
  day: { kind: 'turns', hours: 24 },
  two_days: { kind: 'turns', hours: 48 },
}
/** minutes from round to round */
export const GAPS = [0, 60, 90, 1440, 10_080]
const HOUR = 3_600_000

/** A moment as the field of a form has it: in the reader's own zone. */
export function asField(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

export class Wish {
  name = $state('')
  game = $state(house.games[0]?.key ?? '')
  form = $state<NewContest['form']>('swiss')
  seats = $state(4)
  pace = $state('live')
  starts = $state(asField(new Date(Math.ceil((Date.now() + HOUR) / HOUR) * HOUR)))
  rounds = $state(5)
  minutes = $state(120)
  every = $state(0)
  rated = $state(true)
  low = $state<number | null>(null)
  high = $state<number | null>(null)
  reliable = $state<number | null>(null)
  season: string | null = null
  club: string | null = null

  /** The numbers of seats that a table of the game can have here. */
  get sizes(): number[] {
    return (catalogueOf(this.game)?.seats ?? []).filter((n) => n > 1 && n <= 5)
  }

  get seated(): number {
    return this.sizes.includes(this.seats) ? this.seats : (this.sizes.at(-1) ?? 2)
  }

  /** The next season of a league: as the one before. */
  follow(former: ContestInfo): void {
    this.season = former.id
    this.name = former.name
    this.game = former.game
    this.form = 'league'
    this.seats = former.seats
    this.every = former.every
    this.rated = former.rated
    const same = Object.entries(PACES).find(([, pace]) => JSON.stringify(pace) === JSON.stringify(former.pace))
    this.pace = same?.[0] ?? this.pace
  }

  /** As it is told to the house. */
  get told(): NewContest {
    const { name, game, form, rounds, minutes, every, rated, low, high, reliable, club } = this
    return {
      ...{ name: name.trim(), game, form, rounds, minutes, every, rated, low, high, reliable, club },
      seats: this.seated,
      starts: new Date(this.starts).getTime() / 1000,
      pace: PACES[this.pace] ?? { kind: 'none' },
      season_of: this.season,
    }
  }
}
