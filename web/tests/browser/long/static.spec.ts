/** The house in a tab: a whole game of every title against two merchants, then a second one without a network. */

import { afterAll, beforeAll, test } from 'vitest'
import { GAMES } from '../../texts'
import { inBrowsers } from '../people'
import { Host } from '../static'
import { offline, playThrough, settled } from '../tab'

inBrowsers()
let host: Host

beforeAll(async () => {
  host = await Host.open()
}, 300_000)
afterAll(() => host.stop())

test.each(GAMES)('%s with a network and without one', { timeout: 3_600_000 }, async (game) => {
  const page = await settled(host)
  await playThrough(page, host, game, 'mercante')
  await offline(page, host)
  await playThrough(page, host, game, 'mercante', 20)
  await host.start()
})
