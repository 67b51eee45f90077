/** What a page of a server begins beside itself: it keeps the house in a tab, for whoever loses his line. */

import { keepAside } from './aside.svelte'

keepAside()
