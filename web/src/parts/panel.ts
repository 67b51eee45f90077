/** What a panel knows of its seat. */

import { sayer } from '../chart/say'
import type { PanelProps } from '../lib/board'
import type { AnyGame } from '../lib/wire'

export const seatOf = <Game extends AnyGame>({ position: { view }, seat, names, words }: PanelProps<Game>) => ({
  view,
  table: view.table,
  name: names.seat?.[seat] ?? '',
  say: sayer(words),
})
