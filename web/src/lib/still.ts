import type { Picker } from './board'

/** Nothing on the board asks for an answer. */
export const STILL: Picker = {
  state: () => 'plain',
  click: () => {},
  hover: () => {},
  play: () => false,
  follow: () => {},
  ghost: null,
}
