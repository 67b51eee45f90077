/** The half-built answer: what has been clicked, what waits to be confirmed, what is only pointed at. */

import type { PickState } from './board'
import { type Askable, clicked, complete, contains, type Noun, narrow, type Option, settled, stateOf } from './picker'

/** Why something is not possible, beside what it is about. */
export interface WhyNot {
  about: Noun | null
  text: string
  rule: string | null
  /** the legal answers that come nearest to it */
  nearest?: string[][]
}

export class Draft {
  picks = $state.raw<Noun[]>([])
  /** a move that waits to be confirmed */
  waiting = $state.raw<Option | null>(null)
  ghost = $state.raw<string[] | null>(null)
  /** takes back a step of what a sheet over the board has drafted */
  back = $state.raw<(() => void) | null>(null)
  /** what the move that is pointed at would do, as far as it can be known before anybody else answers */
  foreseen = $state.raw<{ move: string[]; events: string[][] } | null>(null)

  /**
   * `all`: the legal moves, none while nothing is asked; `still`: nobody has pointed at anything yet; `verbs`: what may
   * answer the question
   */
  constructor(
    private readonly all: () => Option[],
    private readonly still: () => boolean = () => false,
    private readonly verbs: () => Askable[] = () => [],
  ) {}

  get left(): Option[] {
    return narrow(this.all(), this.picks)
  }

  get complete(): Option[] {
    return complete(this.all(), this.picks)
  }

  /** The move that would be made now. */
  get would(): string[] | null {
    return this.waiting?.move ?? (this.still() ? null : this.ghost)
  }

  /** How things stand to the answer as it is now; each is reckoned once. */
  get states(): (thing: Noun) => PickState {
    const { picks, waiting } = this
    const [all, verbs] = [this.all(), this.verbs()]
    const known = new Map<string, PickState>()
    return (thing) => {
      const key = `${thing.kind} ${thing.name}`
      const state =
        known.get(key) ?? (waiting && contains(waiting, thing) ? 'chosen' : stateOf(all, picks, thing, verbs))
      known.set(key, state)
      return state
    }
  }

  /** The picks with one more click; null where it fits no move. */
  with(thing: Noun): Noun[] | null {
    return clicked(this.all(), this.picks, thing)
  }

  /** Pointing at something shows what it would do, where that is settled. */
  point(thing: Noun | null): void {
    const picks = thing && this.with(thing)
    this.ghost = picks ? (settled(this.all(), picks)?.move ?? null) : null
  }

  clear(): void {
    this.picks = []
    this.waiting = null
    this.ghost = null
    this.foreseen = null
  }
}
