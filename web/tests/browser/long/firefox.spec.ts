/** A person plays whole games against bots with the mouse alone, in Firefox. */

import { describe, test } from 'vitest'
import { found, launch } from '../../../tools/firefox'
import { GAMES } from '../../texts'
import { inBrowsers, wholeByClicks } from '../people'

describe.skipIf(!found())('in Firefox', () => {
  inBrowsers(launch)

  test.each(GAMES)('a whole game of %s by clicks alone, and its luck is checked', wholeByClicks)
})
