/** A voyage of several steps that was ordered at once: answered step by step, and given up when anything else is asked. */

interface Moment {
  /** what the seat has seen; a step is sent once for each */
  seen: number
  /** whether this seat is asked at all, and whether it is asked to sail */
  asked: boolean
  sailing: boolean
  /** the field where the galley lies */
  here: string
}

export class Course {
  private set = $state.raw<{ way: string[]; from: string | null; seen: number } | null>(null)

  order(way: string[]): void {
    this.set = { way, from: null, seen: -1 }
  }

  /** The field to sail to now, if the voyage goes on. */
  next({ seen, asked, sailing, here }: Moment, may: (field: string) => boolean): string | null {
    if (!this.set || !asked || seen === this.set.seen) return null
    const { way, from } = this.set
    const rest = here === way[0] ? way.slice(1) : way
    const [next] = rest
    const goes = sailing && from !== here && next !== undefined && may(next)
    this.set = goes ? { way: rest, from: here, seen } : null
    return goes ? next : null
  }
}
