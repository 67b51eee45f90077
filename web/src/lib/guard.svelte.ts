/**
 * The first moment of a question: a click that was meant for the one before does not answer it, and nothing that comes to
 * lie under a resting pointer speaks up by itself.
 */

import { settings } from './settings.svelte'

/** So long a new question takes no answer, in milliseconds. */
export const REST = 350
/** So long where it came out of another's turn and the pointer has not moved since. */
const LONG_REST = 1500
/** A hand at rest still trembles. */
const TREMBLE = 3

export class Guard {
  /** answers do not count yet */
  resting = $state(false)
  /** neither pointer nor keys have been moved since the question came */
  still = $state(false)
  /** the question is another one, so that the board rests too */
  private other = false
  /** the first moment is over, and only the pointer is waited for */
  private waits = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pointer = { x: 0, y: 0 }

  /** Somebody comes to a table: his pointer lies somewhere. */
  arrive(): void {
    this.still = settings.guard
  }

  /** A question comes. `other`: it is not the one before that goes on; `interrupts`: it came out of another's turn. */
  begin(other: boolean, interrupts: boolean): void {
    if (!settings.guard) return
    this.other = other
    this.still = true
    this.rest(interrupts)
  }

  /** For a moment nothing counts, and for a while where the pointer shall move first. */
  rest(longer = false): void {
    if (!settings.guard) return
    clearTimeout(this.timer)
    this.waits = false
    this.resting = true
    this.timer = setTimeout(() => {
      this.waits = this.resting = longer && this.still
      if (this.waits) this.timer = setTimeout(() => this.wake(), LONG_REST - REST)
    }, REST)
  }

  private wake(): void {
    clearTimeout(this.timer)
    this.waits = this.resting = false
  }

  /** Whether something pressed on the board counts: there the same question goes on at once. */
  get closed(): boolean {
    return this.resting && this.other
  }

  /** The pointer is here; whether that is a movement is seen by how far it came. */
  readonly moved = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    const far = Math.hypot(clientX - this.pointer.x, clientY - this.pointer.y)
    if (far < TREMBLE && pointerType === 'mouse') return
    this.pointer = { x: clientX, y: clientY }
    this.stir()
  }

  stir(): void {
    this.still = false
    if (this.waits) this.wake()
  }

  end(): void {
    this.wake()
    this.still = false
  }
}
