import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { phases } from '../src/boards/serenissima_2012/phases'
import Subject from '../src/boards/serenissima_2012/Subject.svelte'
import type { BoardModule } from '../src/lib/board'
import { house } from '../src/lib/house.svelte'
import { Table } from '../src/lib/table.svelte'
import Prompt from '../src/table/Prompt.svelte'
import { FakeServer, FakeSocket, type Scene } from './fake'
import { components, fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
})

/** The question of a scene, with what a board adds to it. */
async function asked(scene: Scene, board: Partial<BoardModule>) {
  const server = new FakeServer(scene)
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    Response.json(server.answer(method, path)),
  )
  const world = { open: (url: string) => new FakeSocket(server, url), later: () => () => {}, random: () => 0.5 }
  const table = new Table('rialto0001', '', world)
  await table.enter()
  await waitFor(() => expect(table.position).not.toBeNull())
  const props = { table, listed: false, onlist: () => {}, result: () => {}, components: components(scene.game) }
  return render(Prompt, { ...props, board: board as BoardModule })
}

const S12 = 'serenissima_2012'
const steps = () =>
  screen.queryAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])

test.each([
  ['load_step', 0],
  ['move_step', 1],
  ['arrival_act', 2],
])('at %s the prompt says which phase of the action it is', async (frame, now) => {
  await asked({ game: S12, frame }, { phases })
  expect(steps().map(([name]) => name)).toEqual(['Load', 'Sail', 'Sell or fight'])
  expect(steps().findIndex(([, current]) => current === 'step')).toBe(now)
})

test('a question that comes in between belongs to no phase of one’s own', async () => {
  await asked({ game: S12, frame: 'declare_blockade' }, { phases })
  expect(steps()).toEqual([])
})

test('the galley that is spoken of is drawn beside the question, with its number', async () => {
  const { container } = await asked({ game: S12, frame: 'move_step' }, { Subject })
  const { table } = fixture(S12).frames.move_step?.view as unknown as { table: { activation: { galley: number } } }
  expect(container.querySelector('.subject text')?.textContent).toBe(String(table.activation.galley))
})

test('answers that the board offers itself are marked, so that a phone shows them once', async () => {
  const { container } = await asked({ game: S12, frame: 'move_step' }, { answers: () => true })
  expect(container.querySelector('.acts')?.classList).toContain('doubled')
})
