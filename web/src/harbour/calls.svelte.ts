/** What calls this person, wherever he is: one line to the house, opened again when it is lost. */

import { reach } from '$kind/reach'
import type { Socket } from '../lib/reach'
import type { Closing, Mine, TableListed, Wait, Waits } from '../lib/wire'

const AGAIN = 1_000
const LATEST = 30_000

class Calls {
  /** what he waits for */
  waits = $state.raw<Wait[]>([])
  /** when that was told, for the seconds that are left */
  told = $state(0)
  /** the latest of his tables, by id */
  tables = $state.raw<Record<string, TableListed>>({})
  /** whether the line stands */
  here = $state(false)
  private wanted = false
  private pause = AGAIN

  private line: Socket | null = null

  open(): void {
    this.wanted = true
    this.connect()
  }

  /** Nobody is to be called any more, or another person. */
  close(): void {
    this.wanted = false
    this.waits = []
    this.tables = {}
    this.line?.close()
  }

  private connect(): void {
    const line = reach.open('/api/live')
    this.line = line
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as Mine | Waits | Closing)
    line.onclose = () => {
      this.here = false
      if (!this.wanted || this.line !== line) return
      setTimeout(() => this.wanted && this.line === line && this.connect(), this.pause)
      this.pause = Math.min(LATEST, this.pause * 2)
    }
  }

  private hear(frame: Mine | Waits | Closing): void {
    if (frame.t === 'closing') {
      this.pause = frame.again ? AGAIN : LATEST
      return
    }
    this.here = true
    this.pause = AGAIN
    if (frame.t === 'mine') {
      this.tables = { ...this.tables, ...Object.fromEntries(frame.tables.map((one) => [one.id, one])) }
    } else if (frame.t === 'waits') {
      this.told = Date.now()
      this.waits = frame.waits
    }
  }
}

export const calls = new Calls()
