/** Things on a board that stand for nouns of moves: how they look and answer to pointer, keys and screen readers. */

import type { Picker, PickState } from '../../lib/board'

/** A thing may stand for several nouns: a galley is a `galley`, a `place` and a `target`. */
export type Noun = readonly [kind: string, name: string]

const STRONGEST: readonly PickState[] = ['lit', 'chosen', 'dark', 'plain']

/** How a thing stands to the answer that is being given. */
export function standing(pick: Picker, nouns: readonly Noun[]): PickState {
  const states = nouns.map(([kind, name]) => pick.state(kind, name))
  return STRONGEST.find((state) => states.includes(state)) ?? 'plain'
}

/** The noun that a click on the thing means. */
export function meant(pick: Picker, nouns: readonly Noun[]): Noun | undefined {
  const state = standing(pick, nouns)
  return nouns.find(([kind, name]) => pick.state(kind, name) === state)
}

export interface Pointing {
  /** called when the thing is pointed at or focused, and with false when no longer */
  point?: (on: boolean) => void
  /** instead of telling the picker */
  click?: () => void
}

/** The attributes of a thing: a button while it is part of an answer, else a picture with a name. */
export function pickable(pick: Picker, nouns: readonly Noun[], label: string, { point, click }: Pointing = {}) {
  const state = standing(pick, nouns)
  const [kind, name] = meant(pick, nouns) ?? ['', '']
  const can = state === 'lit' || state === 'chosen' || click !== undefined
  const asks = can || state === 'dark'
  const act = click ?? (() => pick.click(kind, name))
  const hover = (on: boolean) => {
    point?.(on)
    pick.hover(on ? kind : null, on ? name : null)
  }
  return {
    'data-kind': kind,
    'data-name': name,
    'data-state': click ? ('lit' as const) : state,
    role: asks ? 'button' : 'img',
    tabindex: can ? 0 : -1,
    'aria-label': label,
    'aria-pressed': state === 'chosen' ? ('true' as const) : undefined,
    'aria-disabled': state === 'dark' && !click ? ('true' as const) : undefined,
    onclick: asks ? act : undefined,
    onkeydown: asks
      ? (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          act()
        }
      : undefined,
    onpointerenter: () => hover(true),
    onpointerleave: () => hover(false),
    onfocus: () => hover(true),
    onblur: () => hover(false),
  }
}
