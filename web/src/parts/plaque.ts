/** The size of a port's plaque in pixels; the same numbers place berths and names when the chart is drawn. */

import size from './plaque.json'

export const PLAQUE = { ...size, head: 18, row: 22, left: 30 }

/** As wide as its spaces need, or its name if that is longer. */
export function plaqueSize(name: string, spaces: number): { w: number; h: number } {
  const letters = size.letters + (name.length > size.long ? size.tight : size.letter) * name.length
  return { w: Math.max(size.spaces + size.space * spaces, letters), h: size.height }
}
