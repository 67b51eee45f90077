/** Workers that think, each by its name: jobs wait in line, and one that does not come back is ended. */

import type { PyProxy } from 'pyodide/ffi'
import type { FromThinker, ToThinker } from './words'

interface Waiting {
  job: Uint8Array
  seconds: number
  then: (done: Uint8Array | undefined) => void
}

class Thinker {
  private worker: Worker | null = null
  private awake = false
  private waiting: Waiting[] = []
  private busy: Waiting | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly name: string,
    private readonly judged: (n: number) => void,
  ) {}

  give(job: Uint8Array, seconds: number): Promise<Uint8Array | undefined> {
    return new Promise((then) => {
      this.waiting.push({ job, seconds, then })
      this.next()
    })
  }

  wake(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module', name: this.name })
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.hear(data)
    worker.onerror = () => this.finish()
    this.worker = worker
    return worker
  }

  private next(): void {
    if (this.busy) return
    const one = this.waiting.shift()
    if (!one) return
    this.busy = one
    this.wake().postMessage({ job: one.job } satisfies ToThinker)
    if (this.awake) this.watch()
  }

  /** The time of a job runs once its worker is awake. */
  private watch(): void {
    const seconds = this.busy?.seconds
    if (seconds) this.timer = setTimeout(() => this.finish(), seconds * 1000)
  }

  private hear(said: FromThinker): void {
    if ('judged' in said) this.judged(said.judged)
    else if ('awake' in said) {
      this.awake = true
      this.watch()
    } else this.finish('done' in said ? said.done : undefined)
  }

  /** A job is done, or lost: then so is its worker. */
  private finish(done?: Uint8Array): void {
    clearTimeout(this.timer)
    if (!done) {
      this.awake = false
      this.worker?.terminate()
      this.worker = null
    }
    const one = this.busy
    this.busy = null
    one?.then(done)
    this.next()
  }
}

/** What `serenissima.tab.hands` asks for. */
export class Thinkers {
  /** entries of the game that is being judged */
  judged = 0
  private readonly known = new Map<string, Thinker>()

  wake(name: string): void {
    this.called(name).wake()
  }

  /** What comes of a job; nothing if its worker is lost. */
  async give(name: string, job: PyProxy, seconds: number): Promise<Uint8Array | undefined> {
    return this.called(name).give(job.toJs() as Uint8Array, seconds)
  }

  private called(name: string): Thinker {
    const found = this.known.get(name) ?? new Thinker(name, (n) => (this.judged = n))
    this.known.set(name, found)
    return found
  }
}
