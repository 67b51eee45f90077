import { screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { choose } from '../src/lib/settings.svelte'
import type { Table } from '../src/lib/table.svelte'
import { chainOf, restOf } from '../src/lib/turns'
import type { FromClient, Position, Turn } from '../src/lib/wire'
import { asked } from './asked'
import { CHART } from './examples'
import type { FakeServer } from './fake'
import { seated } from './seated'
import { fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'warned' }, false)
})

const SELL: Turn = {
  way: [
    ['move_step', ['sail', 'genova']],
    ['move_step', ['stop']],
    ['arrival_act', ['sell', 'stone']],
  ],
  says: [
    ['sail', { field: [['field', 'genova', 1]] }],
    ['sell', { goods: [['good', 'stone', 1]] }],
  ],
  more: [
    ['steps', { n: 1 }],
    ['may_block', { seat: [['seat', 'red', 1]], n: 4, own: 3 }],
  ],
  stops: ['red'],
  outlook: { gains: { money: 5, stone: -1 } },
}
const position: Position = { ...(fixture(CHART).frames.move_step as Position), turns: [SELL] }

async function offered(): Promise<{ table: Table; server: FakeServer }> {
  const { table, server } = await seated({ game: CHART, position })
  await waitFor(() => expect(table.turns).toHaveLength(1))
  return { table, server }
}

/** A server that plays the first answer of a chain only, as where a rival is asked. */
function interrupted(server: FakeServer, left: number, then: Partial<Position>): FromClient[] {
  const heard: FromClient[] = []
  vi.spyOn(server, 'hear').mockImplementation((frame, send) => {
    heard.push(frame)
    if (heard.length > 1) return
    server.tell({ ...position, turns: [], seen: position.seen + 1, asked: [1], legal: [] })
    send({ t: 'ack', ref: frame.ref ?? '', seen: position.seen + 1, left })
    server.tell({ ...position, turns: [], seen: position.seen + 2, ...then })
  })
  return heard
}

test('a whole turn is the first button, with its number, what it takes and who may stop it', async () => {
  await asked({ game: CHART, position })
  const [button] = screen.getAllByRole('button', { name: /Sail to Genova, sell stone/ })
  expect(button?.textContent).toContain('+5 ducats')
  expect(button?.textContent).not.toContain('−1 stone')
  expect(button?.textContent).toContain('1 step')
  expect(button?.textContent).toContain('may block, 4 against 3')
  expect(button?.classList.contains('primary')).toBe(true)
})

test('it is sent in one frame', async () => {
  const { table, server } = await offered()
  table.choose(table.turns[0] ?? expect.fail())
  await waitFor(() =>
    expect(server.heard.at(-1)).toMatchObject({
      t: 'play',
      move: ['sail', 'genova'],
      onward: [['stop'], ['sell', 'stone']],
    }),
  )
})

test('what a rival came before goes on when he has let it pass', async () => {
  const { table, server } = await offered()
  const heard = interrupted(server, 2, { legal: [['sail', 'valencia'], ['stop']] })
  table.choose(table.turns[0] ?? expect.fail())
  await waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[1]).toMatchObject({ t: 'play', move: ['stop'], onward: [['sell', 'stone']] })
})

test('what can no longer be done is given up, and it is said', async () => {
  const { table, server } = await offered()
  const heard = interrupted(server, 2, { legal: [['end_turn']] })
  table.choose(table.turns[0] ?? expect.fail())
  await waitFor(() => expect(table.toasts.all.map(({ text }) => text).join()).toMatch('The turn stops here'))
  expect(heard).toHaveLength(1)
})

test('a field that is chosen on the board is a chain of the same kind', async () => {
  const { table, server } = await offered()
  table.pick.follow([['sail', 'genova'], ['stop']])
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ move: ['sail', 'genova'], onward: [['stop']] }))
})

test('in a lesson one goes step by step', async () => {
  const { table, server } = await offered()
  table.permits = () => true
  expect(table.turns).toEqual([])
  table.pick.follow([['sail', 'genova'], ['stop']])
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ move: ['sail', 'genova'] }))
  expect(server.heard.at(-1)).not.toHaveProperty('onward')
})

test('chains begin with a legal move, and know what is left of them', () => {
  const all = [{ at: 0, move: ['stop'], kinds: [] }]
  expect(chainOf(all, [['sail', 'genova'], ['stop']])).toBeNull()
  const chain = chainOf(all, [['stop'], ['sell', 'gold']]) ?? expect.fail()
  expect(restOf(chain, 1)).toEqual([['sell', 'gold']])
  expect(restOf(chain, 0)).toEqual([])
})
