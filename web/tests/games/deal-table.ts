/** A deal table on the stage: at a table of the fake server, with what is said to it. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect } from 'vitest'
import { house } from '../../src/lib/house.svelte'
import { dealsOf } from '../../src/lib/rooms'
import type { FakeServer, Scene } from '../fake'
import { seated } from '../seated'
import { components, fixture, texts } from '../texts'
import DealTable from './DealTable.svelte'

/** Sits down at a table of that scene and opens its deal table. */
export async function dealt(scene: Scene) {
  house.texts = texts()
  house.games = [fixture(scene.game).catalogue]
  const { server, table } = await seated(scene)
  const deals = (await dealsOf(scene.game)) ?? expect.fail()
  const { default: Deal } = await deals.open()
  render(DealTable, { Deal, table, components: components(scene.game) })
  return { server, table }
}

export const said = (server: FakeServer) =>
  server.heard.flatMap((frame) => (frame.t === 'play' ? [frame.move.join(' ')] : []))
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
