/** What a position holds beside its view where nothing is asked: a moment of the past, or of a finished game. */

import type { Position } from './wire'

export const UNASKED: Pick<
  Position,
  't' | 'legal' | 'outlooks' | 'turns' | 'brings' | 'warnings' | 'undo' | 'sealings' | 'seals' | 'clocks'
> = {
  t: 'position',
  legal: [],
  outlooks: [],
  turns: [],
  brings: null,
  warnings: {},
  undo: 0,
  sealings: [],
  seals: false,
  clocks: null,
}
