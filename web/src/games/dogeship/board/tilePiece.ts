/** Tiles of a yard that answer to pointer and keys. */

import type { Picker } from '../../../lib/board'
import { type Noun, type Piece, pickable, standing } from '../../../parts/pickable'
import { type Sight, stackLabel } from './tell'

/** Tiles answer only where one of their row can be part of the answer. */
export const answers = (pick: Picker, tiles: readonly string[]): boolean =>
  tiles.some((tile) => ['lit', 'chosen'].includes(standing(pick, [['tile', tile]])))

/** A tile; one that is not live can only be pointed at. */
export function tilePiece(
  pick: Picker,
  id: string,
  live: boolean,
  label: string,
  point: (tile: string | null) => void,
): Piece {
  const piece = pickable(pick, live ? [['tile', id]] : [], label, { point: (on) => point(on ? id : null) })
  return { ...piece, thing: { ...piece.thing, 'data-kind': 'tile', 'data-name': id } }
}

/** A stack: it is pointed at, and stands for the noun of a move besides. */
export const stackPiece = (
  { teller, pick }: Pick<Sight, 'teller' | 'pick'>,
  noun: Noun,
  point: (stack: string | null) => void,
): Piece => {
  const id = noun[1]
  return pickable(pick, [noun, ['stack', id]], stackLabel(teller, id), { point: (on) => point(on ? id : null) })
}
