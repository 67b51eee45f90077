/** A contest as it was last seen, looked at again as long as its page is open. */

import { house, whatFailed } from '../lib/house.svelte'
import type { ContestLine, ContestPage, PodSaid, RoundSaid } from '../lib/wire'
import { type Act, asking } from './asking'

const SOON = 3_000
const LATER = 15_000
const SECOND = 1_000

export class Seen {
  page = $state.raw<ContestPage | null>(null)
  problem = $state('')
  busy = $state(false)
  /** the round that is shown; 0: the latest */
  chosen = $state(0)
  /** seconds by the clock of the house */
  now = $state(0)
  private offset = 0

  constructor(readonly id: string) {}

  /** Look at it again and again, oftener while something happens. */
  watch(): () => void {
    let timer = 0
    const again = async () => {
      if (document.visibilityState === 'visible') await this.look()
      timer = window.setTimeout(again, this.page?.contest.status === 'running' ? SOON : LATER)
    }
    void again()
    const clock = setInterval(() => this.tick(), SECOND)
    return () => {
      clearTimeout(timer)
      clearInterval(clock)
    }
  }

  private tick(): void {
    this.now = Date.now() / SECOND + this.offset
  }

  async look(): Promise<void> {
    try {
      const page = await asking.page(this.id)
      this.offset = page.now - Date.now() / SECOND
      this.tick()
      this.page = page
      this.problem = ''
    } catch (error) {
      this.problem = whatFailed(error, 'offline')
    }
  }

  async act(what: Act): Promise<void> {
    this.busy = true
    try {
      await asking.act(this.id, what)
      await this.look()
    } catch (error) {
      this.problem = whatFailed(error)
    }
    this.busy = false
  }

  /** The table where this person sits now, having sat down. */
  async sit(): Promise<string> {
    try {
      return (await asking.sit(this.id)).table
    } catch (error) {
      this.problem = whatFailed(error)
      return ''
    }
  }

  /** The round that is played, or the last one. */
  get latest(): RoundSaid | undefined {
    return this.page?.rounds.at(-1)
  }

  get shown(): RoundSaid | undefined {
    return this.page?.rounds.find((one) => one.number === this.chosen) ?? this.latest
  }

  get me(): ContestLine | undefined {
    return this.page?.lines.find((one) => one.standing.who === this.page?.you)
  }

  /** The table of this person that is not over, and else the one of the latest round. */
  get mine(): PodSaid | undefined {
    const { you, rounds } = this.page ?? { you: null, rounds: [] }
    const own = rounds.flatMap((turn) => turn.pods.filter((pod) => you !== null && pod.seats.includes(you)))
    return own.find((pod) => pod.status !== 'over') ?? this.latest?.pods.find((pod) => own.includes(pod))
  }

  /** Nobody sits in this person's place yet, and it is still waited for. */
  get waited(): boolean {
    const { mine } = this
    const chair = mine?.chairs[mine.seats.indexOf(house.me?.id ?? '')]
    return mine?.status === 'open' && chair?.name === null
  }

  get playing(): boolean {
    return !!this.latest?.pods.some((pod) => pod.status !== 'over')
  }

  nameOf(who: string): string {
    return this.page?.lines.find((one) => one.standing.who === who)?.name ?? ''
  }
}
