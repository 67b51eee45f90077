/** What a page was told last, and what went wrong; it looks again after whatever is done there. */

import { whatFailed } from './house.svelte'

export class Sight<T> {
  seen = $state.raw<T | null>(null)
  problem = $state('')

  constructor(
    private readonly ask: () => Promise<T>,
    /** how it says what went wrong; null where what was seen before stays */
    private readonly gone: ((error: unknown) => string) | null = null,
  ) {}

  async look(): Promise<void> {
    try {
      this.seen = await this.ask()
      this.problem = ''
    } catch (error) {
      if (this.gone) this.seen = null
      this.problem = this.gone ? this.gone(error) : whatFailed(error, 'offline')
    }
  }

  async act(what: () => Promise<unknown>): Promise<void> {
    try {
      await what()
      await this.look()
    } catch (error) {
      this.problem = whatFailed(error)
    }
  }

  /** Look now and every so often while the page is looked at; what it gives back ends that. */
  watch(every: number): () => void {
    void this.look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), every)
    return () => clearInterval(timer)
  }
}
