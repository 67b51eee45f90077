/** How fast boards show what happens, and whether one of them is still at it. */

/** Something that is being shown on a board. */
export interface Shown {
  skip(): void
}

/** At most so long for what one position tells, in milliseconds. */
const LONGEST = 6000

class Pace {
  /** by how much the usual times are multiplied; at 0 nothing travels */
  rate = 1
  longest = LONGEST
  /** what belongs to one show has one number: its wakes stay until the next */
  scene = 0
  /** a show decides how fast, and has the button that ends it */
  directed = $state(false)
  /** it is showing something just now */
  showing = $state(false)
  private readonly running = new Set<Shown>()
  private waiting: (() => void)[] = []

  set(rate: number, longest = LONGEST): void {
    this.rate = rate
    this.longest = longest
  }

  begin(one: Shown): void {
    this.running.add(one)
  }

  end(one: Shown): void {
    if (!this.running.delete(one) || this.running.size) return
    for (const then of this.waiting.splice(0)) then()
  }

  /** When nothing is being shown any more. */
  still(): Promise<void> {
    return new Promise((then) => (this.running.size ? this.waiting.push(then) : then()))
  }

  /** All of it is over at once. */
  stop(): void {
    for (const one of [...this.running]) one.skip()
  }
}

export const pace = new Pace()
