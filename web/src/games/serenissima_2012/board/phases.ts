/** The phases of an action, which of them a question belongs to, and a question that has numbers in it. */

import { sayer } from '../../../chart/say'
import type { Phases } from '../../../lib/board'
import type { Position } from '../../../lib/wire'
import type { Words } from '../../../lib/words'
import type { Game } from '../view.gen'

const PHASES = [['load_step'], ['move_step'], ['arrival_act', 'fight_act', 'combat_round', 'loot', 'occupy']]
const NAMES = ['phase_load', 'phase_sail', 'phase_act']

/** Only for whoever sails the active galley; to the others a question comes in between. */
export function phases(position: Position<Game>, words: Words): Phases | null {
  const { table, seat } = position.view
  const now = PHASES.findIndex((steps) => steps.includes(position.view.step?.step ?? ''))
  const active = table.galleys[String(table.activation.galley)]
  return now < 0 || active?.owner !== seat ? null : { names: NAMES.map((name) => sayer(words)(name)), now }
}

/** What the active galley does, or where it sails and how far it can. */
export function question({ view }: Position<Game>, words: Words): string | null {
  const { figures, table, step } = view
  const galley = String(table.activation.galley)
  if (step?.step === 'choose_mode') return sayer(words)('what_does', { galley })
  if (step?.step !== 'move_step' || !figures.ship) return null
  return sayer(words)('where_to', { galley, n: String(figures.ship.steps) })
}
