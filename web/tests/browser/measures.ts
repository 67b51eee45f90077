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
  line: { onmessage: (message: { data: string }) => void } | null
  positions: string[]
}

/** Notes in the page when the table is there, and what it is told; must be called before the page is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { drawn: 0, line: null, positions: [] }
    Object.assign(window, { watched })
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        watched.line = this as unknown as Watched['line']
        this.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('{"t":"position"')) watched.positions.push(String(data))
        })
      }
    }
    const look = () => {
      const there = document.querySelector('.stage .board :is(svg, table)') && document.querySelector('.prompt h2')
      if (!there) return requestAnimationFrame(look)
      return requestAnimationFrame(() => setTimeout(() => (watched.drawn = performance.now())))
    }
    requestAnimationFrame(look)
  })
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

/** Milliseconds that the page works, layout included, when it is told the longest position after the one before it. */
export async function updates(page: Page, times = 12): Promise<number[]> {
  return page.evaluate(async (most) => {
    const { line, positions } = (window as unknown as { watched: Watched }).watched
    const size = (at: number) => positions[at]?.length ?? 0
    const longest = positions.reduce((best, _, at) => (at > 0 && size(at) > size(best) ? at : best), 1)
    const took: number[] = []
    for (let n = 0; n < most; n++)
      for (const data of [positions[longest - 1] ?? '', positions[longest] ?? '']) {
        const begun = performance.now()
        line?.onmessage({ data })
        await Promise.resolve().then(() => Promise.resolve())
        void document.body.offsetHeight
        if (data === positions[longest]) took.push(performance.now() - begun)
        await new Promise((then) => requestAnimationFrame(() => setTimeout(then)))
      }
    return took.slice(2)
  }, times)
}
