/** A person plays whole games against bots with a finger on a phone: the first tap chooses and shows, the second sends. */

import { test } from 'vitest'
import { GAMES } from '../../texts'
import { inBrowsers, wholeByTouch } from '../people'

inBrowsers()

test.each(GAMES)('a whole game of %s by touch alone', wholeByTouch)
