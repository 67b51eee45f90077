import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { choose } from '../src/lib/settings.svelte'
import type { Table } from '../src/lib/table.svelte'
import MoveList from '../src/table/MoveList.svelte'
import PlainBoard from '../src/table/PlainBoard.svelte'
import Players from '../src/table/Players.svelte'
import Prompt from '../src/table/Prompt.svelte'
import Summary from '../src/table/Summary.svelte'
import { BUILDING, CHART, DEALING } from './examples'
import { seated } from './seated'
import { components, fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'warned', cover: true }, false)
})

const board = (table: Table) => ({
  position: table.position ?? expect.fail(),
  catalogue: table.catalogue ?? expect.fail(),
  components: components(table.info?.game ?? ''),
  names: table.names,
  words: table.words,
  pick: table.pick,
  seats: table.info?.seats ?? [],
  reduced: true,
})

const noop = () => {}

test('the question, the answers and their sentences are on the page', async () => {
  const { table } = await seated({ game: CHART, frame: 'move_step' })
  render(Prompt, { table, listed: false, onlist: noop, result: noop })
  expect(screen.getByRole('status').textContent).toMatch(/^Where does the galley sail\?/)
  expect(screen.getByRole('button', { name: /Sail to Genova/ })).toBeTruthy()
})

test('a click on the board sends the only move it can mean', async () => {
  const { table, server } = await seated({ game: CHART, frame: 'move_step' })
  render(PlainBoard, board(table))
  const [genova] = screen.getAllByRole('button', { name: 'Genova' }).filter((one) => one.classList.contains('lit'))
  genova?.click()
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ t: 'play', move: ['sail', 'genova'] }))
})

test('a click on something dark asks why, and the answer is shown', async () => {
  const { table, server } = await seated({ game: CHART, frame: 'move_step' })
  table.click({ kind: 'field', name: 'alexandria' })
  await waitFor(() => expect(table.whyNot?.rule).toBe('S12-6.4'))
  expect(server.heard.at(-1)).toMatchObject({ t: 'why', move: ['sail', 'alexandria'] })
  render(Prompt, { table, listed: false, onlist: noop, result: noop })
  expect(screen.getByRole('alert').textContent).toContain('The rules do not offer this now.')
})

test('a click on what nobody asks for says so, with the rule of the question and what is possible', async () => {
  const { table } = await seated({ game: CHART, frame: 'move_step' })
  render(Prompt, { table, listed: false, onlist: noop, result: noop })
  table.click({ kind: 'card', name: 'none' })
  await waitFor(() => expect(table.whyNot).toMatchObject({ rule: table.askedRules[0] }))
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toMatch(/not possible now|do not offer/)
  expect(said).toMatch(/Choose on the board|Possible instead/)
})

test('a click while others are asked says so', async () => {
  const { table, server } = await seated({ game: CHART, frame: 'move_step' })
  const { frame } = { frame: table.newest ?? expect.fail() }
  server.tell({ ...frame, seen: frame.seen + 1, asked: frame.asked.map((seat) => seat + 1), news: [] })
  await waitFor(() => expect(table.asked).toBe(false))
  table.click({ kind: 'field', name: 'alexandria' })
  expect(table.whyNot?.text).toBe('It is not your turn.')
})

test('a board gives a whole move at once, whatever was clicked before', async () => {
  const { table, server } = await seated({ game: CHART, frame: 'move_step' })
  table.pick.play(['sail', 'alexandria'])
  await waitFor(() => expect(table.whyNot?.rule).toBe('S12-6.4'))
  table.pick.play(['sail', 'genova'])
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ t: 'play', move: ['sail', 'genova'] }))
})

test('a move with a warning is asked for once more', async () => {
  const frames = Object.entries(fixture(BUILDING).frames)
  const [frame] = frames.find(([, { warnings }]) => Object.keys(warnings).length) ?? expect.fail()
  const { table, server } = await seated({ game: BUILDING, frame })
  const warned = table.all.find((option) => table.warnings(option).length) ?? expect.fail()
  table.choose(warned)
  expect(server.heard).toEqual([])
  expect(table.draft.waiting).toBe(warned)
  table.choose(warned)
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ t: 'play', move: warned.move }))
})

test('the story goes on with every answer', async () => {
  const { table } = await seated({ game: DEALING })
  const before = table.position?.seen ?? 0
  table.send(table.all[0] ?? expect.fail())
  await waitFor(() => expect(table.position?.seen).toBeGreaterThan(before))
  expect(table.news.length).toBeGreaterThan(0)
})

test('one answer is given at a time, and the next one as soon as its question is there', async () => {
  const { table, server } = await seated({ game: DEALING })
  const may: boolean[] = []
  const tell = server.tell.bind(server)
  server.tell = (frame) => {
    tell(frame)
    may.push(!table.sending)
  }
  const first = table.all[0] ?? expect.fail()
  table.send(first)
  table.send(first)
  await waitFor(() => expect(may).toEqual([true]))
  expect(server.heard.filter(({ t }) => t === 'play')).toHaveLength(1)
})

test('the receipt of an answer that comes late does not set free the next one', async () => {
  const { table, server } = await seated({ game: BUILDING, frame: 'choose_action' })
  const at = table.position ?? expect.fail()
  const option = table.all[0] ?? expect.fail()
  const receipts: (() => void)[] = []
  vi.spyOn(server, 'hear').mockImplementation((frame, send) => {
    receipts.push(() => send({ t: 'ack', ref: frame.ref ?? '', seen: at.seen + 1, left: 0 }))
    if (receipts.length > 1) return // nothing comes of the second answer
    server.tell({ ...at, seen: at.seen + 1 })
  })
  table.send(option)
  await waitFor(() => expect(table.sending).toBe(false))
  table.send(table.all[0] ?? expect.fail())
  receipts[0]?.()
  await new Promise((then) => setTimeout(then))
  expect(table.sending).toBe(true)
})

test('what is typed in notation is played, and what is no move is not', async () => {
  const { table, server } = await seated({ game: CHART, frame: 'move_step' })
  expect(table.type('row to malta')).toBe('unknown')
  expect(table.type('sa gen')).toBe('sent')
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ move: ['sail', 'genova'] }))
})

test.each(GAMES)('every question of %s can be answered from the list', async (game) => {
  for (const [name, frame] of Object.entries(fixture(game).frames)) {
    if (!frame.legal.length) continue
    const { table } = await seated({ game, frame: name })
    const { unmount } = render(MoveList, { table, close: noop })
    const sentences = screen.getAllByRole('listitem').map((item) => item.querySelector('.sentence')?.textContent ?? '')
    expect(sentences).toHaveLength(frame.legal.length)
    expect(sentences.every(Boolean)).toBe(true)
    unmount()
  }
})

test.each(GAMES)('every position of %s is told as tables and as text', async (game) => {
  for (const name of Object.keys(fixture(game).frames)) {
    const { table } = await seated({ game, frame: name })
    const views = [
      render(PlainBoard, board(table)),
      render(Summary, { table }),
      render(Players, { table, Panel: null, components: {} }),
    ]
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/)
    for (const view of views) view.unmount()
  }
})

test('with several players at one screen it is covered before it shows the next hand', async () => {
  const { table, server } = await seated({ game: DEALING, frame: 'trade_action', yours: [0, 3] })
  expect(table.handOver).toBeNull()
  const next = fixture(DEALING).frames.offer_card ?? expect.fail()
  server.tell(next)
  await waitFor(() => expect(table.handOver).toBe(3))
  expect(table.asked).toBe(false)
})

test('an onlooker sees the table and can answer nothing', async () => {
  const { table } = await seated({ game: CHART, frame: 'onlooker' })
  expect(table.mine).toBe(false)
  expect(table.all).toEqual([])
})
