/** What is in the hand at a quay: a piece that was dragged, tapped or lifted by a key, until it is laid down. */

import { Drag, type Lay, type Refuse } from '../drag.svelte'

export interface Held {
  piece: string
  from: string
  /** which of the places there it stood on */
  at: number
}

export class Hand {
  held = $state.raw<Held | null>(null)
  readonly drag: Drag

  constructor(
    private readonly lay: Lay,
    refuse: Refuse,
  ) {
    this.drag = new Drag(lay, refuse)
  }

  /** Take a piece up; a second press on it puts it back. */
  lift(piece: string, from: string, at: number): void {
    const { held } = this
    this.held = held?.from === from && held.at === at ? null : { piece, from, at }
  }

  /** Whether a place takes what is held or dragged. */
  takes(place: string): boolean {
    const { held } = this
    return this.drag.takes(place) || (held !== null && this.lay(held.piece, held.from, place) !== undefined)
  }

  /** Lay down what is held. */
  drop(place: string): void {
    const { held } = this
    this.held = null
    if (held) this.lay(held.piece, held.from, place)?.()
  }

  holds(from: string, at: number): boolean {
    return this.held?.from === from && this.held.at === at
  }
}
