import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { phases } from '../src/boards/serenissima_2012/phases'
import Subject from '../src/boards/serenissima_2012/Subject.svelte'
import { talking } from '../src/deals/oltremare/desk.svelte'
import type { BoardModule } from '../src/lib/board'
import { house } from '../src/lib/house.svelte'
import { Outliner } from '../src/lib/outline'
import { Table } from '../src/lib/table.svelte'
import { Words } from '../src/lib/words'
import Prompt from '../src/table/Prompt.svelte'
import { FakeServer, FakeSocket, type Scene } from './fake'
import { components, fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
})

/** The question of a scene, with what a board adds to it. */
async function asked(scene: Scene, board: Partial<BoardModule> = {}, openDeals?: () => void) {
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
  const view = fixture(S12).frames.move_step?.view as unknown as
    | { table: { activation: { galley: number } } }
    | undefined
  expect(container.querySelector('.subject text')?.textContent).toBe(String(view?.table.activation.galley))
})

test('answers that the board offers itself are marked, so that a phone shows them once', async () => {
  const { container } = await asked({ game: S12, frame: 'move_step' }, { answers: () => true })
  expect(container.querySelector('.acts')?.classList).toContain('doubled')
})

test('where all answers do the same, the things are enough; their names say it in full', async () => {
  await asked({ game: S12, frame: 'choose_start_port' })
  const genova = screen.getByRole('button', { name: 'Start in Genova' })
  expect(genova.textContent?.trim()).toBe('Genova')
})

test('a verb that is not yet settled to anything is named by a short word', async () => {
  await asked({ game: 'dogeship', frame: 'choose_action' })
  expect(screen.getByRole('button', { name: 'Place a marker on a field …' }).dataset.name).toBe('place')
})

test('the deal table is opened from the question where it is not in sight', async () => {
  const open = vi.fn()
  await asked({ game: 'oltremare', frame: 'trade_action' }, {}, open)
  screen.getByRole('button', { name: 'Deal' }).click()
  expect(open).toHaveBeenCalledOnce()
})

test('a talk is under way while an offer is made up or answered, and not while one may be made', () => {
  const { frames } = fixture('oltremare')
  const under = (frame: string) => talking(frames[frame] ?? expect.fail(frame))
  expect(['offer_card', 'offer_claim', 'deal_reply', 'invite_reply'].map(under)).toEqual([true, true, true, true])
  expect(under('trade_action')).toBe(false)
})

test('what lies open on the table is not told as a secret besides', () => {
  const { frames, names } = fixture(S12)
  const position = frames.move_step ?? expect.fail()
  const words = new Words('en', S12, texts())
  const own = new Outliner(words, names).own(position.view)
  expect(own.facts.map(({ label }) => label)).not.toContain('money')
})
