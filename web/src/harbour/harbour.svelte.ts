/** The harbour as it was last seen: looked at again now and then, and whenever something calls. */

import { house, somebody, whatFailed } from '../lib/house.svelte'
import type { Boat, Harbour, Wait } from '../lib/wire'
import { asking } from './asking'
import { choosing } from './choice.svelte'

const EVERY = 4_000

class Seen {
  now = $state.raw<Harbour | null>(null)
  problem = $state('')
  busy = $state(false)

  /** Look at it as long as the page is open. */
  watch(): () => void {
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), EVERY)
    void this.look()
    return () => clearInterval(timer)
  }

  async look(): Promise<void> {
    const { game } = choosing
    if (!game) return
    try {
      this.now = await asking.look(game.key, choosing.of(game).seats)
      this.problem = ''
    } catch (error) {
      this.problem = whatFailed(error, 'offline')
    }
  }

  /** Do something, and look what came of it. */
  async act(what: () => Promise<unknown>): Promise<void> {
    this.busy = true
    try {
      await somebody()
      await what()
      await this.look()
    } catch (error) {
      this.problem = whatFailed(error)
    }
    this.busy = false
  }

  /** Wait for the chosen game. */
  find = (): Promise<void> => {
    const { game } = choosing
    return this.act(async () => game && (await asking.wait(game.key, choosing.wish(game))))
  }

  /** Challenge somebody to the chosen game. */
  challenge(name: string): Promise<void> {
    const { game } = choosing
    return this.act(async () => game && (await asking.wait(game.key, { ...choosing.wish(game), only: name })))
  }

  /** Come aboard: wait for the same; a challenge is taken up by one back. */
  board(boat: Boat): Promise<void> {
    const { seats, pace } = boat
    const bots = boat.bots_in === null ? null : 120
    const only = boat.only ? (boat.people[0]?.name ?? null) : null
    return this.act(() => asking.wait(boat.game, { seats, pace, rated: boat.rated, bots_after: bots, only }))
  }

  leave = (wait: Pick<Wait, 'game'>): Promise<void> => this.act(() => asking.leave(wait.game))

  /** What this person waits for, as far as the house has told it. */
  get waits(): Wait[] {
    return (house.me && this.now?.waits.filter((one) => one.table === null)) || []
  }
}

export const seen = new Seen()
