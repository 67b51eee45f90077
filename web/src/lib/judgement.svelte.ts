/** The review of a finished game: asked for once, with how far it has come, and what the charts need of it. */

import { ApiError, api } from './api'
import type { Review, ReviewProgress } from './wire'

/** How often progress is asked for, in milliseconds. */
const EACH = 700

export class Judgement {
  review = $state.raw<Review | null>(null)
  progress = $state.raw<ReviewProgress | null>(null)
  /** why there is none: the code of the server's refusal, or `offline` */
  problem = $state('')

  constructor(
    readonly id: string,
    readonly invite = '',
    private readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((then) => setTimeout(then, ms)),
  ) {}

  async ask(): Promise<void> {
    this.problem = ''
    this.progress = null
    const coming = api.review(this.id, this.invite)
    void this.watch(coming)
    try {
      this.review = await coming
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : 'offline'
    }
  }

  private async watch(coming: Promise<unknown>): Promise<void> {
    let waiting = true
    const over = () => {
      waiting = false
    }
    void coming.then(over, over)
    await this.wait(EACH)
    while (waiting) {
      this.progress = await api.reviewProgress(this.id, this.invite).catch(() => this.progress)
      await this.wait(EACH)
    }
  }
}

/** What luck and what decisions had changed for a seat after each of these entries, summed up. */
export function split(review: Review, seat: number, at: readonly number[]): { luck: number[]; decisions: number[] } {
  const luck: number[] = []
  const decisions: number[] = []
  let [drawn, decided, n] = [0, 0, 0]
  for (const end of at) {
    for (; n < end && n < review.entries.length; n++) {
      const entry = review.entries[n]
      const change = entry?.change[seat] ?? 0
      if (entry?.seat === null) drawn += change
      else decided += change
    }
    luck.push(drawn)
    decisions.push(decided)
  }
  return { luck, decisions }
}
