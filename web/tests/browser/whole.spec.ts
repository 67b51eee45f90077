/** A person plays a whole game of every title against bots: one by keys, one with a finger, the others with the mouse; each by all means in long/. */

import { test } from 'vitest'
import { GAMES } from '../texts'
import { inBrowsers, wholeByClicks, wholeByKeys, wholeByTouch } from './people'

inBrowsers()

const [byKeys = '', byTouch = '', ...byClicks] = GAMES

test(`a whole game of ${byKeys} by the keyboard alone, and its luck is checked`, () => wholeByKeys(byKeys))
test(`a whole game of ${byTouch} by touch alone`, () => wholeByTouch(byTouch))
test.each(byClicks)('a whole game of %s by clicks alone, and its luck is checked', wholeByClicks)
