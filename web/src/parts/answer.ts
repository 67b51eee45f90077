/** A whole move given at once, by the clicks that lead to it; it stops as soon as only that move is left. */

import type { Picker } from '../lib/board'
import type { Catalogue } from '../lib/wire'
import { spread, verbKinds } from '../lib/words'

export function answer(
  pick: Picker,
  catalogue: Catalogue,
  step: string,
  legal: readonly string[][],
  move: readonly string[],
): void {
  const nouns = (said: readonly string[]): string[] => {
    const kinds = spread(verbKinds(catalogue, step, said[0] ?? '') ?? [], said.length - 1)
    return said.map((name, at) => `${at ? kinds[at - 1] : 'verb'} ${name}`)
  }
  let left = legal.map(nouns)
  for (const noun of nouns(move)) {
    const [kind = '', name = ''] = noun.split(' ')
    left = left.filter((said) => said.includes(noun))
    pick.click(kind, name)
    if (left.length === 1) return
  }
}
