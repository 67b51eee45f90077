import { waitFor } from '@testing-library/svelte'
import { expect, vi } from 'vitest'
import { Table } from '../src/lib/table.svelte'
import { FakeServer, FakeSocket, type Scene } from './fake'

/** What a test answers itself, instead of the server. */
type Besides = (server: FakeServer, method: string, path: string, body?: string) => unknown

/** Somebody at the table of that scene, and the server beneath it. */
export async function seated(scene: Scene, besides: Besides = () => undefined) {
  const server = new FakeServer(scene)
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) =>
    Response.json(besides(server, method, path, body) ?? server.answer(method, path)),
  )
  const world = { open: (url: string) => new FakeSocket(server, url), later: () => () => {}, random: () => 0.5 }
  const table = new Table('rialto0001', '', world)
  await table.enter()
  await waitFor(() => expect(table.position).not.toBeNull())
  return { server, table }
}
