/** How wide the window is, where more than a style sheet wants to know. */

import { MediaQuery } from 'svelte/reactivity'

/** No room for anything beside the board. The same width as in the style sheets. */
export const narrow = new MediaQuery('max-width: 1200px')
