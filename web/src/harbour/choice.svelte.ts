/** What somebody looks for, remembered for each game: pace, seats, ratings, bots. */

import { house } from '../lib/house.svelte'
import type { Catalogue, NewSeek, Pace } from '../lib/wire'

export type Tempo = 'live' | 'turns'

export interface Choice {
  tempo: Tempo
  seats: number
  /** ratings of the others; the ends of the scale mean any */
  low: number
  high: number
  /** seconds until bots take empty seats; none: never */
  bots: number | null
  rated: boolean
}

export const SCALE = { low: 900, high: 2100, step: 50 } as const
const KEY = 'serenissima.harbour'
const PACES: Record<Tempo, Pace> = {
  live: { kind: 'live', bank: 900, increment: 20 },
  turns: { kind: 'turns', hours: 48 },
}
const WHILE = 120

const usual = (game: Catalogue): Choice => ({
  tempo: 'live',
  seats: Math.min(...game.seats.filter((n) => n > 1)),
  low: SCALE.low,
  high: SCALE.high,
  bots: WHILE,
  rated: true,
})

interface Kept {
  game: string
  choices: Record<string, Choice>
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    return { game: kept.game ?? '', choices: kept.choices ?? {} }
  } catch {
    return { game: '', choices: {} }
  }
}

/** The ratings that are looked for; an end of the scale is no bound. */
export const windowOf = ({ low, high }: Pick<Choice, 'low' | 'high'>) => ({
  low: low > SCALE.low ? low : null,
  high: high < SCALE.high ? high : null,
})

class Choosing {
  private kept = $state<Kept>(read())

  get game(): Catalogue | undefined {
    return house.games.find((one) => one.key === this.kept.game) ?? house.games[0]
  }

  /** What is looked for in that game; what it no longer has is as usual. */
  of(game: Catalogue): Choice {
    const known = { ...usual(game), ...this.kept.choices[game.key] }
    return game.seats.includes(known.seats) ? known : { ...known, seats: usual(game).seats }
  }

  pick(game: Catalogue): void {
    this.kept.game = game.key
    this.keep()
  }

  set(game: Catalogue, change: Partial<Choice>): void {
    this.kept.choices[game.key] = { ...this.of(game), ...change }
    this.kept.game = game.key
    this.keep()
  }

  /** The same as it is told to the house. */
  wish(game: Catalogue): NewSeek {
    const { tempo, seats, low, high, bots, rated } = this.of(game)
    const window = windowOf({ low, high })
    return { seats, pace: PACES[tempo], ...window, rated, bots_after: bots }
  }

  private keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.kept))
  }
}

export const choosing = new Choosing()
