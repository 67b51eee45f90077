/** A picker over the legal moves of a position, as the shell's, with what was clicked. */

import type { Picker } from '../../src/lib/board'
import type { Catalogue, Position } from '../../src/lib/wire'
import { spread, verbKinds } from '../../src/lib/words'

export interface TestPicker extends Picker {
  clicks: string[]
  /** whole moves, given at once */
  played: string[]
}

export function pickerOf(catalogue: Catalogue, position: Position, chosen: string[] = []): TestPicker {
  const step = position.view.step?.step ?? ''
  const moves = position.legal.map(([verb = '', ...said]) => {
    const kinds = spread(verbKinds(catalogue, step, verb) ?? [], said.length)
    return [`verb ${verb}`, ...said.map((name, at) => `${kinds[at]} ${name}`)]
  })
  const open = moves.filter((nouns) => chosen.every((noun) => nouns.includes(noun)))
  const clicks: string[] = []
  const played: string[] = []
  return {
    clicks,
    played,
    ghost: null,
    state(kind, name) {
      if (chosen.includes(`${kind} ${name}`)) return 'chosen'
      if (open.some((nouns) => nouns.includes(`${kind} ${name}`))) return 'lit'
      return open.some((nouns) => nouns.some((noun) => noun.startsWith(`${kind} `))) ? 'dark' : 'plain'
    },
    click: (kind, name) => void clicks.push(`${kind} ${name}`),
    hover: () => {},
    play: (move) => played.push(move.join(' ')) > 0,
    follow: (moves) => void played.push(moves.map((move) => move.join(' ')).join(', ')),
  }
}
