/** The places on a deck: what stands there, and whether it stood there before. */

export interface Berth {
  /** `sailor`, a good, or nothing */
  piece: string | null
  changed: boolean
}

/** Sailors first, then goods in their order, then free places; whatever is more than before has changed. */
export function berthsOf(
  sailors: number,
  cargo: Record<string, number>,
  free: number,
  before: { sailors: number; cargo: Record<string, number> },
): Berth[] {
  const row = (piece: string, n: number, was: number): Berth[] =>
    Array.from({ length: n }, (_, at) => ({ piece, changed: at >= was }))
  return [
    ...row('sailor', sailors, before.sailors),
    ...Object.entries(cargo).flatMap(([good, n]) => row(good, n, before.cargo[good] ?? 0)),
    ...Array.from({ length: free }, () => ({ piece: null, changed: false })),
  ]
}
