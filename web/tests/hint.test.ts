import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { choose } from '../src/lib/settings.svelte'
import { soundsOf } from '../src/lib/sound'
import { Table } from '../src/lib/table.svelte'
import Hint from '../src/table/Hint.svelte'
import Prompt from '../src/table/Prompt.svelte'
import { CHART } from './examples'
import { FakeServer, FakeSocket, type Scene } from './fake'
import { fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'never' }, false)
})

async function seated(scene: Scene, rated = false) {
  const server = new FakeServer(scene)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    if (path.endsWith('/hint'))
      return Response.json(
        server.position.legal.slice(0, 3).map((move, n) => ({ move, share: 0.5 - n / 10, error: 0.02 })),
      )
    return Response.json(server.answer(method, path))
  })
  const world = { open: (url: string) => new FakeSocket(server, url), later: () => () => {}, random: () => 0.5 }
  const table = new Table('rialto0001', '', world)
  await table.enter()
  await waitFor(() => expect(table.position).not.toBeNull())
  if (rated && table.info) table.info = { ...table.info, rated }
  return { server, table, asked }
}

const prompt = (table: Table) => render(Prompt, { table, listed: false, onlist: () => {}, result: () => {} })

test('a hint shows the best moves with their worth, lights them on the board, and plays the one that is chosen', async () => {
  const { table, server } = await seated({ game: CHART, frame: 'move_step' })
  const lit: { kind: string; name: string }[][] = []
  prompt(table)
  screen.getByRole('button', { name: 'Hint' }).click()
  await waitFor(() => expect(table.hints.advice).toHaveLength(3))
  render(Hint, {
    table,
    point: (things: { kind: string; name: string }[]) => lit.push(things),
    close: () => table.hints.drop(),
  })
  const moves = screen.getAllByRole('listitem').map((item) => item.querySelector('button') ?? expect.fail())
  expect(moves[0]?.textContent).toContain('50.0 %')
  expect(moves[0]?.textContent).toContain('± 2.0')
  expect(table.draft.ghost).toEqual(server.position.legal[0])
  await waitFor(() => expect(document.activeElement).toBe(moves[0]))
  await fireEvent.mouseEnter(moves[1] ?? expect.fail())
  expect(table.draft.ghost).toEqual(server.position.legal[1])
  expect(lit.at(-1)?.map((one) => one.name)).toEqual(server.position.legal[1]?.slice(1))
  moves[1]?.click()
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ t: 'play', move: server.position.legal[1] }))
  expect(table.hints.advice).toBeNull()
})

test('there is no hint in a rated game, and the page says why', async () => {
  const { table, asked } = await seated({ game: CHART, frame: 'move_step' }, true)
  prompt(table)
  const button = screen.getByRole('button', { name: 'Hint' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.click()
  await waitFor(() => expect(table.whyNot?.text).toBe('There are no hints in a rated game.'))
  expect(asked.some((one) => one.includes('hint'))).toBe(false)
})

test('what happens makes few sounds, each once, and words nobody knows make none', () => {
  const news = (...events: string[][]) => [{ seen: 1, events }]
  expect(soundsOf(news(['move_step.sail', 'red', 'genova'], ['move_step.sail', 'red', 'corfu']))).toEqual(['oars'])
  expect(soundsOf(news(['exchange.roll', '1', '2'], ['sank', 'red', '3'], ['paid', 'red', '2']))).toEqual([
    'dice',
    'dull',
    'coins',
  ])
  expect(soundsOf(news(['phase_begins', 'x']))).toEqual([])
  const all = ['sail', 'paid', 'roll', 'loaded', 'block', 'took_port'].map((word) => [word])
  expect(soundsOf(news(...all))).toHaveLength(4)
})

test.each(GAMES)('the story of %s is heard', (game) => {
  const news = fixture(game).story.flatMap((position) => position.news)
  expect(soundsOf(news).length).toBeGreaterThan(0)
})
