/** A line to the server that takes its time, and what was said over it. */

import type { Page } from 'playwright-core'

interface Said {
  t: string
  move?: string[]
}

/** Everything takes so long each way, in milliseconds; what the page says is noted. */
export async function far(page: Page, each: number): Promise<Said[]> {
  const said: Said[] = []
  await page.routeWebSocket('**/live*', (line) => {
    const server = line.connectToServer()
    line.onMessage((text) => {
      said.push(JSON.parse(String(text)) as Said)
      setTimeout(() => server.send(text), each)
    })
    server.onMessage((text) => setTimeout(() => line.send(text), each))
  })
  return said
}

export const plays = (said: readonly Said[]): string[] =>
  said.filter(({ t }) => t === 'play').map(({ move = [] }) => move.join(' '))
