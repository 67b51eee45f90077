/** The boards there are, each in a bundle of its own. */

import type { BoardModule } from './board'

const found = import.meta.glob<BoardModule>('../boards/*/Board.svelte')

/** The board of a game; null where none is drawn yet. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = found[`../boards/${game}/Board.svelte`]
  return load ? load() : null
}
