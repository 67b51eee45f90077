/** The server that all browser tests share, except those that break theirs. */

import type { TestProject } from 'vitest/node'
import { Server, sweep } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    house: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweep()
  const server = await Server.open()
  project.provide('house', server.url)
  return () => server.close()
}
