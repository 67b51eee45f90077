/** What a house in this browser begins with: the house itself, its links, and whoever keeps it for days without a network. */

import { lookForServer } from './back.svelte'
import { keep } from './keeping'
import { mindLinks } from './links'
import { wake } from './reach'

wake()
mindLinks()
keep()
lookForServer()
