/** What has happened, shown one thing after the other as fast as the pace says, and not at all where motion is reduced. */

import { pace } from './pace.svelte'

export class Parade<Show extends { ms: number }> {
  now = $state.raw<Show | null>(null)
  /** how far what is shown has come, from 0 to 1 */
  t = $state(0)
  /** what is still to be shown, after what is shown now */
  queue = $state.raw<readonly Show[]>([])
  private frame = 0

  /** Show these; what was being shown is over. */
  play(shows: readonly Show[], reduced: boolean): void {
    this.skip()
    if (reduced || !pace.rate || !shows.length) return
    const total = shows.reduce((sum, show) => sum + show.ms, 0)
    const hurry = Math.min(pace.rate, pace.longest / Math.max(1, total))
    this.queue = shows.map((show) => ({ ...show, ms: show.ms * hurry }))
    pace.begin(this)
    this.next()
  }

  /** All of it is over at once. */
  skip(): void {
    cancelAnimationFrame(this.frame)
    this.queue = []
    this.now = null
    pace.end(this)
  }

  private next(): void {
    const [show = null, ...rest] = this.queue
    this.queue = rest
    this.now = show
    this.t = 0
    if (!show) return pace.end(this)
    let start = 0
    const tick = (time: number) => {
      start ||= time
      this.t = Math.min(1, (time - start) / show.ms)
      this.during(show, this.t)
      if (this.t < 1) this.frame = requestAnimationFrame(tick)
      else {
        this.ended(show)
        this.next()
      }
    }
    this.frame = requestAnimationFrame(tick)
  }

  /** A moment of what is shown, before it is drawn. */
  protected during(_show: Show, _t: number): void {}

  /** It has been shown to its end. */
  protected ended(_show: Show): void {}
}
