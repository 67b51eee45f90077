/** Events of the shipyard, as the news tell them: letters that are opened, a flood, the last approvals, another Doge. */

import type { Act } from '../../../lib/board'
import type { News } from '../../../lib/wire'
import type { Game } from '../view.gen'

export type Sort = 'bids' | 'flood' | 'final'

/** What happened to one seat. */
export interface Share {
  seat: string
  /** approvals that were bid or left, or actions that were lost */
  n: number
  /** points it earned by that, and points that the same act brought before */
  earned: number
  built: number
}

export interface Happening {
  /** none where only the Doge has changed */
  sort: Sort | null
  shares: Share[]
  /** the Doge tile that is new */
  doge: string | null
}

const TOLD: Record<string, Sort> = { bid_shown: 'bids', actions_lost: 'flood', approvals_shown: 'final' }

/** The event that an act is; none where it is an ordinary turn. */
export function happening(news: readonly News[]): Happening | null {
  const found: Happening = { sort: null, shares: [], doge: null }
  const built = new Map<string, number>()
  for (const [name = '', a = '', b = '0'] of news.flatMap(({ events }) => events)) {
    const sort = TOLD[name]
    if (sort) {
      found.sort = sort
      found.shares.push({ seat: a, n: Number(b), earned: 0, built: built.get(a) ?? 0 })
    } else if (name === 'vp_gained') {
      const share = found.shares.find(({ seat }) => seat === a)
      if (share) share.earned += Number(b)
      else built.set(a, (built.get(a) ?? 0) + Number(b))
    } else if (name === 'new_doge.draw') found.doge = a
    else if (name === 'swap_doge.play') found.doge = b
  }
  return found.sort || found.doge ? found : null
}

export const happens = ({ news, before }: Act<Game>): boolean => {
  const found = happening(news)
  return !!found && (found.sort !== null || before.view.table.doge !== null)
}
