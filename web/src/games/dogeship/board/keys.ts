/** Keys of the shipyard from anywhere at the table: the first arrow goes to the fields, W to the water, E ends, Esc lets go. */

import type { Picker } from '../../../lib/board'

const ENDS = ['finish', 'skip', 'decline']
const TYPING = 'input, textarea, select, [role="tablist"], [role="log"]'

/** Whether a key is meant for the table, and not for what is being written or for the browser. */
export const meant = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target as Element).closest?.(TYPING)

export function press(event: KeyboardEvent, floor: Element | undefined, pick: Picker): void {
  if (!floor || !meant(event)) return
  const here = document.activeElement
  const inside = floor.contains(here)
  if (event.key.startsWith('Arrow') && !inside) return first(event, floor)
  if (event.key === 'Escape' && inside) (here as HTMLElement).blur()
  const verbs = event.key === 'w' ? ['water'] : event.key === 'e' ? ENDS : []
  const verb = verbs.find((one) => pick.state('verb', one) === 'lit')
  if (verb) pick.click('verb', verb)
}

function first(event: KeyboardEvent, floor: Element): void {
  const ring = floor.querySelector<SVGElement>('.ring[tabindex="0"]')
  if (!ring) return
  event.preventDefault()
  ring.focus()
}
