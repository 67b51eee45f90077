import { render, waitFor } from '@testing-library/svelte'
import { expect, vi } from 'vitest'
import type { BoardModule } from '../src/lib/board'
import { Table } from '../src/lib/table.svelte'
import Prompt from '../src/table/Prompt.svelte'
import { FakeServer, FakeSocket, type Scene } from './fake'
import { components } from './texts'

/** The question of a scene, with what a board adds to it. */
export async function asked(scene: Scene, board: Partial<BoardModule> = {}, openDeals?: () => void) {
  const server = new FakeServer(scene)
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    Response.json(server.answer(method, path)),
  )
  const world = { open: (url: string) => new FakeSocket(server, url), later: () => () => {}, random: () => 0.5 }
  const table = new Table('rialto0001', '', world)
  await table.enter()
  await waitFor(() => expect(table.position).not.toBeNull())
  const props = { table, listed: false, onlist: () => {}, result: () => {}, components: components(scene.game) }
  return render(Prompt, { ...props, board: board as BoardModule, openDeals })
}
