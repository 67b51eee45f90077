/** What is written on the chart of 2012 besides its ports, and where wheel and cards lie on it. */

import type { Say } from '../../../chart/say'
import type { Layouts, Point } from '../../../chart/sheet'
import type { Lettering } from '../../../chart/types'
import type { Words } from '../../../lib/words'

/** Of the wheel and of the Doge's cards; in a short window they are drawn in pixels. */
export const FURNITURE: Record<Layouts, { rose: Point; radius: number; deck: Point }> = {
  wide: { rose: [136, 624], radius: 112, deck: [314, 690] },
  short: { rose: [1005, 115], radius: 76, deck: [857, 55] },
}

export function lands(say: Say, kind: Layouts): Lettering[] {
  const short = kind === 'short'
  return [
    { at: short ? [70, 188] : [60, 205], text: say('hispania'), size: 16, spacing: 4 },
    { at: short ? [166, 42] : [172, 76], text: say('gallia'), size: 16 },
    { at: short ? [190, 566] : [336, 552], text: say('barbaria'), size: 18, spacing: 8 },
    // in a short window the question lies on both
    ...(short ? [] : [{ at: [640, 668] as Point, text: say('libya'), size: 19, spacing: 10 }]),
    ...(short ? [] : [{ at: [938, 713] as Point, text: say('aegyptus'), size: 16 }]),
    { at: [1016, 336], text: say('anatolia'), size: 16 },
    { at: [800, 96], text: say('hungaria'), size: 16, spacing: 6 },
  ]
}

export const waters = (say: Say, words: Words): Lettering[] => [
  { at: [985, 150], text: say('euxine'), size: 15, fill: 'var(--far-sea)', turn: -8 },
  { at: [670, 458], text: words.name('field', 'mare_ionio'), size: 16 },
  { at: [56, 90], text: say('atlantic'), size: 14, fill: 'var(--far-sea)' },
]
