/** How wide the window is, where more than a style sheet wants to know. */

import { MediaQuery } from 'svelte/reactivity'

/** No room for anything beside the board. The same width as in the style sheets. */
export const narrow = new MediaQuery('max-width: 1200px')

/** Room for a card over a corner of the board. */
export const roomy = new MediaQuery('(min-width: 1201px) and (min-height: 781px)')

/** No room for anything but one thing at a time: what is opened lies over the board and the question. */
export const phone = new MediaQuery('(max-width: 700px) or (max-height: 500px)')

/** Wide enough for everything, but little height: what can be lower is. */
export const short = new MediaQuery('(max-height: 760px) and (min-width: 701px)')
