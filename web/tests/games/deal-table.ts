/** A deal table on the stage: at a table of the fake server, with what is said to it. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, vi } from 'vitest'
import { house } from '../../src/lib/house.svelte'
import { dealsOf } from '../../src/lib/rooms'
import { Table } from '../../src/lib/table.svelte'
import { FakeServer, FakeSocket, type Scene } from '../fake'
import { components, fixture, texts } from '../texts'
import DealTable from './DealTable.svelte'

/** Sits down at a table of that scene and opens its deal table. */
export async function dealt(scene: Scene) {
  house.texts = texts()
  house.games = [fixture(scene.game).catalogue]
  const server = new FakeServer(scene)
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    Response.json(server.answer(method, path)),
  )
  const world = { open: (url: string) => new FakeSocket(server, url), later: () => () => {}, random: () => 0.5 }
  const table = new Table('rialto0001', '', world)
  await table.enter()
  await waitFor(() => expect(table.position).not.toBeNull())
  const deals = (await dealsOf(scene.game)) ?? expect.fail()
  const { default: Deal } = await deals.open()
  render(DealTable, { Deal, table, components: components(scene.game) })
  return { server, table }
}

export const said = (server: FakeServer) =>
  server.heard.flatMap((frame) => (frame.t === 'play' ? [frame.move.join(' ')] : []))
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
