/** How heavy a table is to open, how long until it can be seen, and how long a new position takes to be shown. */

import type { Page } from 'playwright-core'

export interface Arrival {
  /** what came over the line, packed as it was */
  bytes: number
  /** milliseconds from the start of the page until board and question are drawn */
  drawn: number
}

interface Watched {
  drawn: number
}

const [BEGUN, DONE] = ['told', 'shown']

/**
 * Notes in the page when the table is there, and when it begins and ends to work on a position after the first, layout
 * included; must be called before the page is opened.
 */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(
    ([begun, done]) => {
      const watched: Watched = { drawn: 0 }
      Object.assign(window, { watched })
      /** what was told is drawn in the microtasks that follow, and laid out when that is asked for */
      const timed = (hear: (message: MessageEvent) => void) => async (message: MessageEvent) => {
        const told = watched.drawn && /^{"t":"(?:position|changed)"/.test(String(message.data))
        if (told) performance.mark(begun)
        hear(message)
        await Promise.resolve().then(() => Promise.resolve())
        void document.body.offsetHeight
        if (told) performance.mark(done)
        performance.clearMarks()
      }
      const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
      Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(hear: (message: MessageEvent) => void) {
          heard?.set?.call(this, timed(hear))
        },
      })
      const look = () => {
        const there = document.querySelector('.stage .board :is(svg, table)') && document.querySelector('.prompt h2')
        if (!there) return requestAnimationFrame(look)
        return requestAnimationFrame(() => setTimeout(() => (watched.drawn = performance.now())))
      }
      requestAnimationFrame(look)
    },
    [BEGUN, DONE] as const,
  )
}

/** Open a table with an empty cache; everything counts that crosses the line until it is drawn, and files until it is quiet. */
export async function arrive(page: Page, address: string): Promise<Arrival> {
  await watch(page)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  let [files, told] = [0, 0]
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (files += encodedDataLength))
  line.on('Network.webSocketFrameReceived', ({ response }) => (told += response.payloadData.length))
  await page.goto(address)
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.drawn > 0)
  const first = told
  await page.waitForLoadState('networkidle')
  const drawn = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.drawn)
  return { bytes: files + first, drawn }
}

interface Traced {
  name: string
  cat: string
  /** microseconds of processor time of its thread */
  tts?: number
}

/** Milliseconds of processor time that the page took for each position it was told meanwhile: others on this machine do not count. */
export async function updates(page: Page, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('this page has no browser of its own')
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  await meanwhile()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const marks = traceEvents.filter(({ name, tts }) => (name === BEGUN || name === DONE) && tts !== undefined)
  return marks.flatMap(({ name, tts = 0 }, at) => {
    const next = marks[at + 1]
    return name === BEGUN && next?.name === DONE ? [((next.tts ?? 0) - tts) / 1000] : []
  })
}
