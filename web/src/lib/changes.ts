/** Positions that are told as what has changed since the one before are made whole again. */

import type { Changed, FromServer, Position, Sent, View } from './wire'

/** What one socket has told: the server begins each with whole views. */
export class Whole {
  private readonly views = new Map<number | null, View>()

  /** The frame as if everything had been told. */
  frame(told: Sent): FromServer {
    if (told.t !== 'position' && told.t !== 'changed') return told
    const position = told.t === 'changed' ? this.made(told) : told
    this.views.set(position.seat, position.view)
    return position
  }

  private made({ changes, ...question }: Changed): Position {
    const before = this.views.get(question.seat)
    if (!before) throw new Error('changes of a view that nobody has told')
    const view = changes.reduce<unknown>((now, [path, value]) => changed(now, path, value), before)
    return { ...question, t: 'position', view: view as View }
  }
}

/** The same with another value at the end of that path; what lies beside it is not copied. */
export function changed(now: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const drawer = now as Record<string, unknown>
  return { ...drawer, [key]: changed(drawer[key], rest, value) }
}
