/**
 * The show: what others have done is drawn one act after the other, and the question waits until it has been seen. The
 * newest position is known all the while; `drawn` is the one that is looked at instead of it.
 */

import { pace } from '../parts/pace.svelte'
import { type Act, actOf, actsOf, joined } from './acts'
import { Reel } from './reel.svelte'
import { reduced, settings } from './settings.svelte'
import { rate } from './tempo'
import type { News, Position } from './wire'

const MANY = 8 // more than that was not heard as it happened

export class Show extends Reel {
  /** nothing is ever shown in turn: a lesson tells it in its own way */
  off = false

  // Hearing

  /** A new position has come in the place of that one. */
  hear(was: Position | null, now: Position): void {
    const fresh = now.news.filter((one) => one.seen > (was?.seen ?? 0))
    if (!was) return this.forget([])
    if (!fresh.length) return
    if (this.off || fresh.some((one) => one.undone)) return this.forget(fresh)
    const act = this.made(fresh, was, now)
    if (this.hasty || this.table.lines(fresh).length > MANY) return this.jump(fresh)
    if (!this.busy && this.plain(act, was, now)) return this.drawNow(fresh, !!act?.own)
    if (act) this.push(act)
    else this.acts = [...this.acts.slice(0, -1), ...this.acts.slice(-1).map((last) => joined(last, fresh, now))]
  }

  /** What has happened as an act; one's own too where only this seat was asked and the news speak of it first. */
  private made(fresh: readonly News[], was: Position, now: Position): Act | null {
    const act = actOf(this.table.lines(fresh), fresh, was, now)
    const alone = was.asked.length === 1 && was.asked[0] === this.table.seat
    return act && { ...act, own: act.own || (alone && act.seat === this.table.seat) }
  }

  /** It is drawn at once: one's own act, what nobody speaks of, and what happens while one is asked oneself. */
  private plain(act: Act | null, was: Position, now: Position): boolean {
    const seat = this.table.seat ?? -1
    if (!act || settings.speed === 'at_once') return true
    return act.own ? !this.stageOf(act) : was.asked.includes(seat) && now.asked.includes(seat)
  }

  private drawNow(news: readonly News[], own: boolean): void {
    pace.set(rate())
    if (own) {
      this.close()
      pace.scene++
    }
    this.table.begun(news)
    this.table.rested()
  }

  /** Whatever was being shown is past: the tale has been told anew. */
  private forget(news: readonly News[]): void {
    this.reset()
    if (this.off) pace.set(rate())
    if (news.length) this.table.begun(news)
    this.table.rested()
  }

  /** One has answered oneself: what comes now is another story. */
  private close(): void {
    this.closed = true
    if (this.state === 'lingers') this.state = 'rest'
  }

  private push(act: Act): void {
    if (this.closed && !this.busy) {
      this.acts = []
      this.used = 0
      this.again = false
      pace.scene++
    }
    this.closed = false
    this.acts = [...this.acts, act]
    if (!this.busy) this.show(this.acts.length - 1)
  }

  // Other moments

  /** A page that nobody looks at shows nothing. */
  readonly hide = (): void => {
    if (this.busy && this.looking === null && !this.again) this.jump()
  }

  /** These news once more, as far as their positions are known. */
  play(news: readonly News[], start: number, at: (seen: number) => Position | null): void {
    const acts = actsOf(news, start, at, (some) => this.table.lines(some))
    if (!acts.length) return
    this.acts = acts
    this.replay()
  }

  /** What happened while somebody else looked at this screen, as if it happened now. */
  catchUp(news: readonly News[], start: number, at: (seen: number) => Position | null): void {
    if (settings.speed === 'at_once' || this.hasty) return
    const acts = actsOf(news, start, at, (some) => this.table.lines(some)).filter(({ own }) => !own)
    if (!acts.length) return
    this.acts = acts
    this.closed = false
    this.again = false
    this.used = 0
    this.show(0)
  }

  /** An earlier moment is looked at. */
  look(position: Position): void {
    if (this.looking === null) this.run++
    clearTimeout(this.timer)
    if (this.state === 'runs' || this.state === 'lingers') this.state = 'rest'
    this.staged = this.beat = null
    pace.set(reduced() ? 0 : rate())
    this.looking = position.seen
    this.drawn = position
  }

  /** Back to now; what came meanwhile is shown. */
  readonly now = (): void => {
    if (this.looking === null) return
    pace.stop()
    pace.set(0)
    this.rest()
    if (this.left > 0 && !this.closed) this.show(this.at + 1)
    else this.table.rested()
  }

  /** Nothing has been shown, and nothing is to be. */
  reset(): void {
    pace.stop()
    pace.set(0)
    this.rest()
    this.acts = []
    this.at = -1
    this.closed = true
    this.again = false
  }
}
