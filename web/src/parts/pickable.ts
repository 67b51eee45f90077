/** Things on a board that stand for nouns of moves: how they look and answer to pointer, keys and screen readers. */

import './ring.css'
import type { Picker, PickState } from '../lib/board'

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

/** A press, by pointer or key: with Shift it may mean something else. */
export type Press = Pick<MouseEvent, 'shiftKey'>

export interface Pointing {
  /** called when the thing is pointed at or focused, and with false when no longer */
  point?: (on: boolean) => void
  /** instead of telling the picker */
  click?: (pressed: Press) => void
}

/**
 * A thing and the empty ring around its drawing. The ring is a button while the thing is part of an answer, else a picture;
 * figures and words in the drawing are hidden from screen readers, for the name of the ring says them all in order. What
 * nobody asks for says so when it is pressed; a finger only looks at it.
 */
export function pickable(pick: Picker, nouns: readonly Noun[], label: string, { point, click }: Pointing = {}) {
  const state = standing(pick, nouns)
  const [kind, name] = meant(pick, nouns) ?? ['', '']
  const can = state === 'lit' || state === 'chosen' || click !== undefined
  const asks = can || state === 'dark'
  const act = click ?? (() => pick.click(kind, name))
  const look = (press: MouseEvent) => (press as PointerEvent).pointerType !== 'touch' && act(press)
  const hover = (on: boolean) => {
    point?.(on)
    pick.hover(on ? kind : null, on ? name : null)
  }
  const shown = click ? 'lit' : state
  return {
    state: shown,
    thing: {
      'data-kind': kind,
      'data-name': name,
      'data-state': shown,
      onclick: asks ? act : look,
      onpointerenter: () => hover(true),
      onpointerleave: () => hover(false),
    },
    ring: {
      role: asks ? 'button' : 'img',
      tabindex: can ? 0 : -1,
      'aria-label': label,
      'aria-pressed': state === 'chosen' ? ('true' as const) : undefined,
      'aria-disabled': state === 'dark' && !click ? ('true' as const) : undefined,
      onkeydown: asks ? pressed(act) : undefined,
      onfocus: () => hover(true),
      onblur: () => hover(false),
    },
  }
}

/** A thing that stands for another one beside it: it does the same, and keeps its own name. */
export function standIn({ thing, ring, ...piece }: Piece, [kind, name]: Noun, label: string): Piece {
  const said = `${label}. ${ring['aria-label']}`
  return {
    ...piece,
    thing: { ...thing, 'data-kind': kind, 'data-name': name },
    ring: { ...ring, 'aria-label': said },
  }
}

export type Piece = ReturnType<typeof pickable>

/** What a button does when it is pressed with a key. */
export const pressed = (act: (press: Press) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  act(event)
}
