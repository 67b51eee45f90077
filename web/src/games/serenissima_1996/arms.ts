/** The arms of the nations, after which the seats are called once they are dealt. */

import type { Arms } from '../../lib/heraldry'

const NATIONS: Record<string, Arms> = {
  venice: { colour: 'red', pattern: 'chevron', emblem: 'lion' },
  genoa: { colour: 'blue', pattern: 'diagonal', emblem: 'cross' },
  spain: { colour: 'orange', pattern: 'pale', emblem: 'castle' },
  turkey: { colour: 'turkey', pattern: 'lozenge', emblem: 'crescent' },
}

export default NATIONS
