/** What the parts of the tray are told. */

import type { Picker } from '../../../lib/board'
import type { View } from '../../../lib/wire'
import type { Game, Own } from '../view.gen'
import type { Card } from './table'
import type { Teller } from './tell'

export interface Before {
  view: View<Game>
  own: Own
  /** whose tray it is */
  seat: string
  cards: Map<string, Card>
  step: string
  pick: Picker
  teller: Teller
  small: boolean
  narrow: boolean
  show: (card: Card | null, at: Element) => void
}
