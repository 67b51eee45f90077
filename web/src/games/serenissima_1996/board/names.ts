/** The names of lands and zones at their places on the chart. */

import { breakLines } from '../../../chart/layout'
import type { Say } from '../../../chart/say'
import { around, type Box, hit, type Point, type Sheet, WIDTH } from '../../../chart/sheet'
import type { Lettering } from '../../../chart/types'
import type { Words } from '../../../lib/words'
import { zoneName } from './tell'

const SIZE = 13.2
/** so much room a name has to the edge of the chart */
const EDGE = 8

export const lands = (say: Say): Lettering[] => [
  { at: [62, 330], text: say('hispania'), size: 14, spacing: 3 },
  { at: [172, 66], text: say('gallia'), size: 15 },
  { at: [800, 100], text: say('hungaria'), size: 16, spacing: 6 },
]

/** In letters of that size; one that a piece, a plaque or another name would touch gives way. */
export function zoneNames({ names }: Sheet, words: Words, letter: number, taken: readonly Box[]): Lettering[] {
  const full = [...taken]
  return Object.entries(names).flatMap(([id, { at: wanted, lines, lead }]) => {
    const text = zoneName(words, id)
    const broken = breakLines(text, lines)
    const wide = Math.max(...broken.map((line) => line.length)) * letter * 0.45
    const at: Point = [Math.min(wanted[0], WIDTH - EDGE - wide / 2), wanted[1]]
    const box = around(at, wide, broken.length * letter * 1.04)
    if (full.some((other) => hit(other, box, 1))) return []
    full.push(box)
    return [{ at, text, lines: broken, size: SIZE, ...(lead ? { lead } : {}) }]
  })
}
