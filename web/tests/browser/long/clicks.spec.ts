/** A person plays whole games against bots with the mouse alone. */

import { test } from 'vitest'
import { GAMES } from '../../texts'
import { inBrowsers, wholeByClicks } from '../people'

inBrowsers()

test.each(GAMES)('a whole game of %s by clicks alone, and its luck is checked', wholeByClicks)
