/** The names of lands and zones at their places on the chart. */

import { breakLines } from '../../../chart/layout'
import type { Say } from '../../../chart/say'
import { around, type Box, hit, type Sheet } from '../../../chart/sheet'
import type { Lettering } from '../../../chart/types'
import type { Words } from '../../../lib/words'
import { zoneName } from './tell'

const SIZE = 13.2

export const lands = (say: Say): Lettering[] => [
  { at: [62, 330], text: say('hispania'), size: 14, spacing: 3 },
  { at: [172, 66], text: say('gallia'), size: 15 },
  { at: [800, 100], text: say('hungaria'), size: 16, spacing: 6 },
]

/** In letters of that size; one that a piece, a plaque or another name would touch gives way. */
export function zoneNames({ names }: Sheet, words: Words, letter: number, taken: readonly Box[]): Lettering[] {
  const full = [...taken]
  return Object.entries(names).flatMap(([id, { at, lines, lead }]) => {
    const text = zoneName(words, id)
    const broken = breakLines(text, lines)
    const longest = Math.max(...broken.map((line) => line.length))
    const box = around(at, longest * letter * 0.45, broken.length * letter * 0.92)
    if (full.some((other) => hit(other, box, 1))) return []
    full.push(box)
    return [{ at, text, lines: broken, size: SIZE, ...(lead ? { lead } : {}) }]
  })
}
