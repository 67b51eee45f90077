/** Pieces dragged by pointer or finger from one named place to another; buttons do the same for everybody else. */

export interface Lifted {
  piece: string
  from: string
  x: number
  y: number
}

/** What happens when a piece is laid down there; none where it may not. */
export type Lay = (piece: string, from: string, to: string) => (() => void) | undefined

/** Says why a piece may not be laid down there. */
export type Refuse = (piece: string, from: string, to: string) => void

/** so far a pointer moves before it drags */
const STIRRED = 4

export class Drag {
  lifted = $state.raw<Lifted | null>(null)
  /** the place under the pointer */
  over = $state<string | null>(null)

  constructor(
    private readonly lay: Lay,
    readonly refuse: Refuse,
  ) {}

  /** Whether what is lifted may be laid down there. */
  takes(place: string): boolean {
    const { lifted } = this
    return lifted !== null && this.lay(lifted.piece, lifted.from, place) !== undefined
  }

  /** For a piece that can be lifted. */
  lift(piece: string, from: string) {
    return { onpointerdown: (event: PointerEvent) => this.begin(event, piece, from) }
  }

  private begin(start: PointerEvent, piece: string, from: string): void {
    if (start.button) return
    start.preventDefault()
    start.stopPropagation()
    const ends = new AbortController()
    const { signal } = ends
    const moved = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event
      if (!this.lifted && Math.hypot(x - start.clientX, y - start.clientY) < STIRRED) return
      this.lifted = { piece, from, x, y }
      this.over = placeAt(x, y)
    }
    const letGo = () => {
      const { lifted, over } = this
      ends.abort()
      this.lifted = this.over = null
      if (!lifted || over === null || over === from) return
      const laid = this.lay(piece, from, over)
      if (laid) laid()
      else this.refuse(piece, from, over)
    }
    const dropped = () => {
      ends.abort()
      this.lifted = this.over = null
    }
    addEventListener('pointermove', moved, { signal })
    addEventListener('pointerup', letGo, { signal })
    addEventListener('pointercancel', dropped, { signal })
  }
}

/** The named place at a point of the window. */
const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place') ?? null
