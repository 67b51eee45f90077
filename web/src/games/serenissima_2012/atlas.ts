/** The chart of 2012 without anything on it, and on a card. */

import { mediterranean } from '../../chart/bare'
import { type Small, smallChart } from '../../chart/small'
import type { View } from '../../lib/wire'
import sheet from './chart/sheet.gen.json'
import type { Game } from './view.gen'

const { bare, middles } = mediterranean(sheet)
export default bare

export const small = ({ table }: View<Game>): Small =>
  smallChart(
    bare.coast.land,
    Object.entries(table.ports).map(([id, { owner }]) => ({ at: bare.places[id], owner })),
    Object.values(table.galleys).map((galley) => ({ at: middles[galley?.field ?? ''], owner: galley?.owner })),
  )
