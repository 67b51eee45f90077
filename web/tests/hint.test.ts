import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { choose } from '../src/lib/settings.svelte'
import { soundsOf } from '../src/lib/sound'
import type { Table } from '../src/lib/table.svelte'
import type { Advice } from '../src/lib/wire'
import Hint from '../src/table/Hint.svelte'
import Prompt from '../src/table/Prompt.svelte'
import { CHART } from './examples'
import type { FakeServer, Scene } from './fake'
import { seated } from './seated'
import { fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'never' }, false)
})

/** The first answer, then another; the next best is as good as a third. */
function advised(server: FakeServer, move: string[], n: number): Advice {
  const { legal, view } = server.position
  const step = view.step?.step ?? ''
  const [, second = move] = legal
  const me = view.seat ?? ''
  return {
    move,
    way: [
      [step, move],
      [step, second],
    ],
    same: n === 1 ? [[[step, move]]] : [],
    share: 0.5 - n / 10,
    error: 0.02,
    why: {
      now: [{ what: 'money', seat: me, by: 5, rather: 2 }],
      soon: [],
      asked: [],
      step: '',
      chances: {},
      agreed: null,
      other: 0.4,
    },
  }
}

async function advisedAt(scene: Scene, rated = false) {
  const asked: string[] = []
  const { server, table } = await seated(scene, (house, method, path) => {
    asked.push(`${method} ${path}`)
    return path.endsWith('/hint')
      ? house.position.legal.slice(0, 3).map((move, n) => advised(house, move, n))
      : undefined
  })
  if (rated && table.info) table.info = { ...table.info, rated }
  return { server, table, asked }
}

const prompt = (table: Table) => render(Prompt, { table, listed: false, onlist: () => {}, result: () => {} })

test('a hint shows whole turns with their worth and why, what is as good, lights them on the board, and plays the one that is chosen', async () => {
  const { table, server } = await advisedAt({ game: CHART, frame: 'move_step' })
  const lit: { kind: string; name: string }[][] = []
  prompt(table)
  screen.getByRole('button', { name: 'Hint' }).click()
  await waitFor(() => expect(table.hints.advice).toHaveLength(3))
  render(Hint, {
    table,
    point: (things: { kind: string; name: string }[]) => lit.push(things),
    close: () => table.hints.drop(),
  })
  const moves = [...document.querySelectorAll<HTMLElement>('.ways > li > button')]
  expect(moves).toHaveLength(3)
  const said = server.position.legal.map((move) => table.words.move(fixture(CHART).catalogue, 'move_step', move))
  expect(moves[0]?.textContent).toContain(`${said[0]}, ${said[1]}`)
  expect(moves[0]?.textContent).toMatch(/\+5 \w+ now; the other way \+2 \w+; 50 % to win instead of 40 %\./)
  const same = document.querySelectorAll('.same')
  expect(same).toHaveLength(1)
  expect(same[0]?.textContent).toContain('All the same')
  expect(same[0]?.textContent).toContain(said[1])
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
  const { table, asked } = await advisedAt({ game: CHART, frame: 'move_step' }, true)
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
