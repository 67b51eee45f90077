/** A person plays whole games against bots with the keyboard alone, from the set-up on. */

import { test } from 'vitest'
import { GAMES } from '../../texts'
import { inBrowsers, wholeByKeys } from '../people'

inBrowsers()

test.each(GAMES)('a whole game of %s by the keyboard alone, and its luck is checked', wholeByKeys)
