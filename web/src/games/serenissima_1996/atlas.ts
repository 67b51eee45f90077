/** The chart of 1996 without anything on it, and on a card. */

import { mediterranean } from '../../chart/bare'
import { type Small, smallChart } from '../../chart/small'
import type { View } from '../../lib/wire'
import { nationOf } from './board/table'
import sheet from './chart/sheet.gen.json'
import type { Game } from './view.gen'

const { bare, middles } = mediterranean(sheet)
export default bare

export const small = ({ table }: View<Game>): Small =>
  smallChart(
    bare.coast.land,
    Object.entries(table.ports).map(([id, port]) => ({ at: bare.places[id], owner: nationOf(table, port.controller) })),
    Object.values(table.galleys).map((galley) => ({
      at: middles[galley?.zone ?? ''],
      owner: nationOf(table, galley?.owner ?? null),
    })),
  )
