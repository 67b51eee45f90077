/** How cards move. Svelte's own motions ask for the present style, for which the page is laid out anew with every card. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

interface Lasting {
  duration: number
}

/** A card comes into the hand from above. */
export function arrive(_: Element, { duration }: Lasting): TransitionConfig {
  return { duration, easing: cubicOut, css: (t, u) => `transform: translateY(${-120 * u}px); opacity: ${t}` }
}

/** A card is played. */
export function appear(_: Element, { duration }: Lasting): TransitionConfig {
  return { duration, easing: cubicOut, css: (t, u) => `transform: scale(${1 - u / 2}); opacity: ${t}` }
}
