/** What the bots think of the position: asked for a while after one has stopped moving, quickly first and then fully. */

import { ApiError } from '../lib/api'
import { somebody } from '../lib/house.svelte'
import type { Opinion } from '../lib/wire'

const KEY = 'serenissima.opinion'
/** Who goes through the moves does not ask at each of them, in milliseconds. */
const REST = 350

export class Opinions {
  on = $state(localStorage.getItem(KEY) !== 'off')
  now = $state.raw<Opinion | null>(null)
  thinking = $state(false)
  problem = $state.raw<ApiError | null>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly known = new Map<string, Opinion>()

  constructor(private readonly ask: (node: number, eyes: string, quick: boolean) => Promise<Opinion>) {}

  turn(on: boolean): void {
    this.on = on
    localStorage.setItem(KEY, on ? 'on' : 'off')
  }

  /** Of this position, seen so; what was asked before is dropped. */
  look(node: number, eyes: string): void {
    const mine = ++this.asked
    const known = this.known.get(`${node} ${eyes}`) ?? null
    clearTimeout(this.timer)
    this.problem = null
    this.now = known
    this.thinking = !known
    if (!known) this.timer = setTimeout(() => void this.fill(mine, node, eyes), REST)
  }

  stop(): void {
    this.asked += 1
    clearTimeout(this.timer)
    this.thinking = false
  }

  private async fill(mine: number, node: number, eyes: string): Promise<void> {
    try {
      await somebody()
      for (const quick of [true, false]) {
        const found = await this.ask(node, eyes, quick)
        if (mine !== this.asked) return
        this.now = found
        if (!quick) this.known.set(`${node} ${eyes}`, found)
      }
    } catch (error) {
      if (mine === this.asked) this.problem = ApiError.of(error)
    } finally {
      if (mine === this.asked) this.thinking = false
    }
  }
}
