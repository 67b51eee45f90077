/** Charts without anything on them. */

import type { Atlas } from '../lib/room'
import coast from './coast.gen.json'
import { sheetsOf } from './sheet'
import { drawn } from './shore'
import type { Coast } from './types'

export const bareChart = (coast: Coast, places: Atlas['places']): Atlas => ({
  coast,
  places,
  box: { x: 0, y: 0, w: 1100, h: 700 },
})

/** The whole Mediterranean with the ports of a sheet, and where the middles of its waters are. */
export function mediterranean(sheet: Parameters<typeof sheetsOf>[0]): { bare: Atlas; middles: Atlas['places'] } {
  const { ports, middles } = sheetsOf(sheet).wide
  return { bare: bareChart(drawn(coast), ports), middles }
}
