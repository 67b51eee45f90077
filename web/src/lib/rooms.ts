/** The rooms of the games there are. */

import '../parts/palette.css'
import type { BoardModule } from './board'
import type { DealModule } from './deals'
import { fits, type PieceModule, type Room } from './room'
import type { View } from './wire'

const found = import.meta.glob<Room>('../games/*/room.ts', { eager: true, import: 'default' })

/** The room of a game; an empty one where none is furnished. */
export const roomOf = (game: string): Room => found[`../games/${game}/room.ts`] ?? {}

/** The board of a game; null where none is drawn yet. */
export const boardOf = async (game: string): Promise<BoardModule | null> => (await roomOf(game).board?.()) ?? null

/** The deal table of a game; null where none is needed. */
export const dealsOf = async (game: string): Promise<DealModule | null> => (await roomOf(game).deals?.()) ?? null

/** The pictures of a game's pieces; null where none are drawn yet. */
export const piecesOf = async (game: string): Promise<PieceModule | null> => (await roomOf(game).pieces?.()) ?? null

/** Whether the room of its game was made for a view like this. */
export const fitting = (view: View): boolean => fits(roomOf(view.game), view)
