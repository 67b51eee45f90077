/** The chart of Oltre Mare without anything on it, and on a card: harbours with a marker are hollow, and the ships lie where they are. */

import { bareChart } from '../../chart/bare'
import { drawn } from '../../chart/shore'
import { type Small, smallChart } from '../../chart/small'
import type { View } from '../../lib/wire'
import { chartOf } from './board/places'
import coast from './chart/coast.gen.json'
import sheet from './chart/sheet.gen.json'
import type { Game } from './view.gen'

const { places, berths } = chartOf(sheet)
const bare = bareChart(drawn(coast), places)
export default bare

export const small = ({ table }: View<Game>): Small =>
  smallChart(
    bare.coast.land,
    Object.entries(table.markers).flatMap(([id, marker]) => (marker ? [{ at: places[id], owner: null }] : [])),
    Object.entries(table.ships).map(([owner, harbour]) => ({
      at: berths[harbour ?? ''] ?? places[harbour ?? ''],
      owner,
    })),
  )
