/** The rooms of the games there are. */

import '../parts/palette.css'
import type { Small } from '../chart/small'
import { api } from './api'
import type { BoardModule } from './board'
import type { DealModule } from './deals'
import { type Atlas, fits, type PieceModule, type Room } from './room'
import type { AnyGame, View } from './wire'

const found = import.meta.glob<Room>('../games/*/room.ts', { eager: true, import: 'default' })

/** The room of a game; an empty one where none is furnished. */
export const roomOf = (game: string): Room => found[`../games/${game}/room.ts`] ?? {}

/** A part of a room; null where there is none, or it does not come: that is told elsewhere, and what has none is drawn plainly. */
const part = <T>(asked?: () => Promise<T>): Promise<T | null> => asked?.().catch(() => null) ?? Promise.resolve(null)

/** The board of a game; null where none is drawn yet. */
export const boardOf = (game: string): Promise<BoardModule | null> => part(roomOf(game).board)

/** The same with the components that were printed for it: without them no board is drawn. */
export async function boardWith(
  game: string,
): Promise<{ board: BoardModule | null; components: AnyGame['components'] }> {
  const [board, components] = await Promise.all([boardOf(game), api.components(game).catch(() => null)])
  return components ? { board, components } : { board: null, components: {} }
}

/** The deal table of a game; null where none is needed. */
export const dealsOf = (game: string): Promise<DealModule | null> => part(roomOf(game).deals)

/** The pictures of a game's pieces; null where none are drawn yet. */
export const piecesOf = (game: string): Promise<PieceModule | null> => part(roomOf(game).pieces)

/** The chart of a game without anything on it; null where it is played on none. */
export const atlasOf = async (game: string): Promise<Atlas | null> => (await part(roomOf(game).atlas))?.default ?? null

/** A game on a card, as onlookers see it; null where its room has no small chart, or was made for another view. */
export async function smallOf(view: View): Promise<Small | null> {
  const chart = fitting(view) ? await part(roomOf(view.game).atlas) : null
  return chart?.small(view) ?? null
}

/** Whether the room of its game was made for a view like this. */
export const fitting = (view: View): boolean => fits(roomOf(view.game), view)
