/** The arms of a name with their colours, as the pieces on a chart wear them. */

import { armsNamed, edge, fill, on } from '../lib/heraldry'

export interface Livery {
  fill: string
  edge: string
  /** text and emblem on it */
  on: string
  pattern: string
  emblem: string
}

export function liveryOf(name: string | null | undefined): Livery {
  const arms = armsNamed(name)
  return { fill: fill(arms), edge: edge(arms), on: on(arms), pattern: arms.pattern, emblem: arms.emblem }
}
