/** The best moves, asked for by whoever does not know what to do. */

import { ApiError, api } from './api'
import { say } from './house.svelte'
import type { Table } from './table.svelte'
import type { Advice } from './wire'

export class Hints {
  /** asked for; what was found comes into `advice` */
  asked = $state(false)
  advice = $state.raw<Advice[] | null>(null)

  constructor(private readonly table: Table) {}

  /** Ask for the best moves; the answer is dropped when the question has changed meanwhile. */
  async ask(): Promise<void> {
    const { seat, position, asked } = this.table
    if (seat === null || !position || !asked || this.asked) return
    this.asked = true
    this.advice = null
    try {
      const found = await api.hint(this.table.id, seat)
      if (this.table.position?.seen === position.seen) this.advice = found
      else this.asked = false
    } catch (error) {
      this.asked = false
      const text = error instanceof ApiError ? error.message : ''
      this.table.whyNot = { about: null, text: text || say('hint', 'failed'), rule: null }
    }
  }

  drop(): void {
    this.asked = false
    this.advice = null
  }
}
