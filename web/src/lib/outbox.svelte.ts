/** The answer that is on its way, and what was pressed on the board meanwhile. */

import type { Noun, Option } from './picker'

/** An answer to the question of that number: sent twice, it is taken once. */
export interface Sent {
  option: Option
  seat: number
  seen: number
  /** how often it went out */
  times: number
}

/** A click on a thing, a whole move, or the wish to take one back. */
export type Pressed = { thing: Noun } | { move: readonly string[] } | { undo: number }

/** More than these few clicks nobody means. */
const FEW = 4
/** So long an answer may take before it is said that it is on its way, in milliseconds. */
const SLOW = 250

export class Outbox {
  /** while what follows from it has not been shown */
  sent = $state.raw<Sent | null>(null)
  /** it takes long enough to be said */
  slow = $state(false)
  private pressed: Pressed[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  put(option: Option, seat: number, seen: number): Sent {
    this.sent = { option, seat, seen, times: 0 }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.slow = true), SLOW)
    return this.sent
  }

  /** Kept until the answer has come through. */
  keep(pressed: Pressed): void {
    if (this.sent && this.pressed.length < FEW) this.pressed.push(pressed)
  }

  /** The first of what was kept. */
  next(): Pressed | undefined {
    return this.pressed.shift()
  }

  /** What was kept is of no use any more; whether there was something. */
  drop(): boolean {
    return this.pressed.splice(0).length > 0
  }

  /** The answer has come through, or to nothing. */
  done(): void {
    clearTimeout(this.timer)
    this.sent = null
    this.slow = false
  }
}
