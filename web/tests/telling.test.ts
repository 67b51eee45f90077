import { render, screen, waitFor, within } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { glance } from '../src/lib/rulebook'
import { choose } from '../src/lib/settings.svelte'
import type { Table } from '../src/lib/table.svelte'
import type { Clause, Outlook, Position, TaleLine } from '../src/lib/wire'
import AccountSheet from '../src/table/AccountSheet.svelte'
import { Desk } from '../src/table/desk.svelte'
import Log from '../src/table/Log.svelte'
import MoveList from '../src/table/MoveList.svelte'
import Prompt from '../src/table/Prompt.svelte'
import Result from '../src/table/Result.svelte'
import TableBar from '../src/table/TableBar.svelte'
import Rules from '../src/ui/Rules.svelte'
import { CHART } from './examples'
import { seated } from './seated'
import { fixture, GAMES, rules, texts } from './texts'

const STORY = `
story-galley = galley { $galley }
story-sailed = to { $to }
counts-money = ducats
sources-sales = sales
`

beforeEach(() => {
  house.language = 'en'
  house.texts = texts()
  house.texts.games[CHART] += STORY
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'never' }, false)
})

const { frames, names } = fixture(CHART)
const frame = frames.move_step ?? expect.fail()
const me = frame.view.seat ?? expect.fail()
const other = names.seat?.find((seat) => seat !== me) ?? expect.fail()
const noop = () => {}
const prompt = (table: Table) => render(Prompt, { table, listed: false, onlist: noop, result: noop })

const clause = (port: string): Clause => ['sailed', { to: [['port', port, 1]] }]
const line = (seat: string, galley: string, port: string, seen: number): TaleLine => ({
  seat,
  head: ['galley', { galley: [['galley', galley, 1]] }],
  clauses: [clause(port)],
  first: seen,
  last: seen,
})
/** The question of sailing, after three turns that were told. */
const told = (outlooks: Outlook[] = []): Position => ({
  ...frame,
  outlooks,
  news: [1, 2, 3].map((seen) => ({ seen, events: [['move_step.stop', seen === 2 ? other : me]] })),
  tale: {
    start: 0,
    lines: [line(other, '4', 'tunis', 1), line(me, '1', 'genova', 2), line(other, '5', 'napoli', 3)],
  },
})

test('the log has a line for each turn, and its single steps come out on a click', async () => {
  const { table } = await seated({ game: CHART, position: told() })
  render(Log, { table, point: noop })
  const log = within(screen.getByRole('log'))
  const lines = log.getAllByRole('button', { expanded: false })
  expect(lines.map((one) => one.textContent?.replaceAll(/\s+/g, ' ').replace('▸', '').trim())).toEqual([
    expect.stringMatching(/galley 4: to Tunis$/),
    expect.stringMatching(/galley 1: you to Genova$/),
    expect.stringMatching(/galley 5: to Napoli$/),
  ])
  lines[1]?.click()
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toMatch(/stops?/))
  expect(log.getAllByRole('button', { expanded: true })).toHaveLength(1)
  expect(document.querySelector('#since')?.nextElementSibling?.textContent).toContain('Napoli')
})

test('while a turn is shown its line says no more than has been shown of it', async () => {
  choose({ speed: 'brisk', motion: 'full' }, false)
  const { table, server } = await seated({ game: CHART, position: told() })
  render(Log, { table, point: noop })
  const lines = () => screen.getByRole('log').textContent ?? ''
  const at = told().seen
  for (const [seen, port] of [
    [at + 1, 'corfu'],
    [at + 2, 'ragusa'],
  ] as const)
    server.tell({
      ...told(),
      seen,
      asked: [names.seat?.indexOf(other) ?? expect.fail()],
      news: [{ seen, events: [['move_step.stop', other]] }],
      tale: { start: 3, lines: [{ ...line(other, '6', port, at + 1), last: seen }] },
    })
  await waitFor(() => expect(table.show.drawn?.seen).toBe(at + 1))
  expect(lines()).toContain('Corfu')
  expect(lines()).not.toContain('Ragusa')
  table.show.skip()
  await waitFor(() => expect(lines()).toContain('Ragusa'))
  expect(lines()).not.toContain('Corfu')
  table.show.replay()
  await waitFor(() => expect(table.show.drawn?.seen).toBe(at + 1))
  expect(lines()).toContain('Corfu')
  expect(lines()).not.toContain('Ragusa')
})

test('what was told since the own last turn is what is shown again', async () => {
  const { table } = await seated({ game: CHART, position: told() })
  expect(table.sinceMine.map(({ seen }) => seen)).toEqual([3])
})

test('after two undos in a row log, title and what is shown again tell nothing that did not happen', async () => {
  const loads = (seen: number, n: number) => ({ seen, events: [['move_step.sail', me, n === 1 ? 'genova' : 'napoli']] })
  const own = (first: number, last: number, ports: string[]): TaleLine => ({
    ...line(me, '1', 'x', first),
    clauses: ports.map(clause),
    last,
  })
  const { table, server } = await seated({ game: CHART, position: told() })
  const start = frame.seen
  const tell = (n: number, news: Position['news'], lines: TaleLine[], undo: number) =>
    server.tell({ ...told(), seen: start + n, news, undo, tale: { start: 3, lines } })
  tell(1, [loads(start + 1, 1)], [own(start + 1, start + 1, ['genova'])], 1)
  tell(2, [loads(start + 2, 2)], [own(start + 1, start + 2, ['genova', 'napoli'])], 2)
  expect(table.news.map(({ seen }) => seen)).toEqual([1, 2, 3, start + 1, start + 2])
  tell(3, [{ seen: start + 3, events: [], undone: 1 }], [own(start + 1, start + 1, ['genova'])], 1)
  tell(4, [{ seen: start + 4, events: [], undone: 1 }], [], 0)
  expect(table.news.map(({ seen }) => seen)).toEqual([1, 2, 3])
  expect(table.sinceMine.map(({ seen }) => seen)).toEqual([3])
  const { container } = prompt(table)
  expect(container.querySelector<HTMLElement>('[title*="latest choice"]')).toBeNull()
  render(Log, { table, point: noop })
  expect(screen.getByRole('log').textContent).not.toContain('Genova, to Napoli')
  expect(screen.getByRole('log').textContent).toMatch(/Napoli\W*$/)
})

test('a tale that is sent again replaces what was told, and nothing stands there twice', async () => {
  const { table, server } = await seated({ game: CHART, position: told() })
  const again = { start: 2, lines: [line(other, '5', 'tripoli', 3), line(me, '1', 'creta', 4)] }
  server.tell({ ...told(), seen: frame.seen + 1, news: [], tale: again })
  await waitFor(() => expect(table.tale).toHaveLength(4))
  expect(table.tale.map(({ clauses }) => clauses[0]?.[1].to)).toEqual(
    ['tunis', 'genova', 'tripoli', 'creta'].map((port) => [['port', port, 1]]),
  )
})

const outlooks = frame.legal.map((_, at): Outlook => (at ? {} : { gains: { money: 5 }, asked: [other] }))

test('answers say what they bring, also to screen readers', async () => {
  const { table } = await seated({ game: CHART, position: told(outlooks) })
  prompt(table)
  const label = table.words.move(table.catalogue ?? expect.fail(), table.step, frame.legal[0] ?? [])
  const named = new RegExp(`${label}.*\\+5 ducats.*answers next`, 'i')
  expect(screen.getByRole('button', { name: named })).toBeTruthy()
  const { unmount } = render(MoveList, { table, close: noop })
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('+5 ducats')
  unmount()
})

test('a refusal offers the nearest legal answers', async () => {
  const near = frame.legal[0] ?? expect.fail()
  const { table, server } = await seated({ game: CHART, position: told(), nearest: [near] })
  prompt(table)
  table.pick.play(['sail', 'alexandria'])
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Possible instead:'))
  screen
    .getByRole('alert')
    .querySelector<HTMLElement>(`[data-move="${near.join(' ')}"]`)
    ?.click()
  await waitFor(() => expect(server.heard.at(-1)).toMatchObject({ t: 'play', move: near }))
})

test('the numbers of rules are behind a sign, and the book opens at what is asked', async () => {
  const { table } = await seated({ game: CHART, position: told() })
  const { container } = prompt(table)
  expect(container.textContent).not.toMatch(/\b[A-Z]+\d*-\d+\.\d+/)
  const [mark] = container.querySelectorAll<HTMLAnchorElement>('a[href^="/learn/"]')
  expect(mark?.textContent ?? '').toBe('')
  expect(mark?.title).toMatch(/^Rules? S12-/)
  render(TableBar, { table, plain: false, hasBoard: false, turnPlain: noop, showKeys: noop })
  screen.getByRole('button', { name: 'Rules' }).click()
  expect(mark?.hash).toBe(`#${table.rule}`)
})

test('Escape closes the book, but takes back what is half said first', async () => {
  const { table } = await seated({ game: CHART, position: told() })
  const desk = new Desk(
    () => table,
    () => null,
    () => null,
  )
  const back = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  document.body.addEventListener('keydown', desk.press)
  table.rule = 'S12-6.1'
  table.whyNot = { about: null, text: 'no', rule: null }
  back()
  expect(table.rule).toBe('S12-6.1')
  back()
  expect(table.rule).toBeNull()
  document.body.removeEventListener('keydown', desk.press)
})

const reckoning = {
  sources: [{ name: 'sales', rule: 'S12-8.1', points: [12, null, -3, 4].slice(0, frame.called.length) }],
  total: [12, null, -3, 4].slice(0, frame.called.length),
}

test('the score is told by source, and what the reader cannot know is a question mark', async () => {
  const { table } = await seated({ game: CHART, position: told(), reckoning })
  render(AccountSheet, { table, close: noop })
  const row = await screen.findByRole('row', { name: /^sales/ })
  expect(row.textContent?.replaceAll(/\s+/g, ' ')).toMatch(/^sales ?12 ?\? ?not known to you ?−3/)
  expect(row.querySelector('a')?.hash).toBe('#S12-8.1')
})

test('the result has the account below the winner', async () => {
  const { table } = await seated({ game: CHART, position: told(), over: true, reckoning })
  render(Result, { table, over: table.over ?? expect.fail(), close: noop })
  expect(await screen.findByRole('row', { name: /^sales/ })).toBeTruthy()
  const scores = table.over?.scores.map(String) ?? []
  const total = screen.getByRole('row', { name: /^Total/ }).textContent ?? ''
  for (const score of scores) expect(total).toContain(score)
})

test('the first page is read in pieces: headings, paragraphs and pictures', () => {
  expect(glance('## At a glance\n\n### Aim\n\nYou **lead**\na city.\n\n![A port](piece:port)')).toEqual([
    { sort: 'heading', level: 2, text: 'At a glance' },
    { sort: 'heading', level: 3, text: 'Aim' },
    {
      sort: 'paragraph',
      spans: [
        { text: 'You ', strong: false },
        { text: 'lead', strong: true },
        { text: ' a city.', strong: false },
      ],
    },
    { sort: 'picture', name: 'port', caption: 'A port' },
  ])
})

test('the rules open with the first page, in the language of the reader', async () => {
  await seated({ game: CHART })
  house.language = 'de'
  house.texts = texts('de')
  const { container } = render(Rules, { game: CHART, rule: '', open: noop })
  const aim = glance(rules(CHART, 'de').glance).find((block) => block.sort === 'paragraph')
  const said = aim?.sort === 'paragraph' ? aim.spans.map(({ text }) => text).join('') : expect.fail()
  await waitFor(() => expect(container.querySelector('[data-first]')?.textContent).toContain(said))
  expect(container.querySelectorAll('figcaption').length).toBeGreaterThan(3)
  expect(container.querySelector('.note')).toBeNull()
  expect(container.querySelector('.rule p')?.getAttribute('lang')).toBe('de')
})
