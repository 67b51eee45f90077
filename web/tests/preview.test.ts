import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { arms } from '../src/lib/heraldry'
import { house } from '../src/lib/house.svelte'
import { chapters, pieces, search } from '../src/lib/rulebook'
import { choose } from '../src/lib/settings.svelte'
import type { News } from '../src/lib/wire'
import Prompt from '../src/table/Prompt.svelte'
import Summary from '../src/table/Summary.svelte'
import Rules from '../src/ui/Rules.svelte'
import Trouble from '../src/ui/Trouble.svelte'
import { contrast, seen } from './colours'
import { CHART } from './examples'
import { seated } from './seated'
import { fixture, GAMES, rules, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'never' }, false)
})

const noop = () => {}

test('what a move would do is told while it is pointed at, and no longer', async () => {
  const { server, table } = await seated({ game: CHART, frame: 'move_step' })
  server.would = [['move_step.sail', table.position?.view.seat ?? '', 'genova']]
  render(Prompt, { table, listed: false, onlist: noop, result: noop })
  screen.getByRole('button', { name: /Sail to Genova/ }).focus()
  await waitFor(() => expect(document.querySelector('.would')?.textContent).toMatch(/sails? to Genova/))
  expect(server.heard.at(-1)).toMatchObject({ t: 'why', move: ['sail', 'genova'] })
  table.draft.ghost = null
  await waitFor(() => expect(document.querySelector('.would')).toBeNull())
})

test('what was done because nothing else was possible is said', async () => {
  const { server, table } = await seated({ game: CHART, frame: 'move_step' })
  const { position } = server
  const seat = position.view.seat ?? ''
  const news: News[] = [{ seen: position.seen + 1, events: [['move_step.stop', seat]], by: 'forced' }]
  server.tell({ ...position, seen: position.seen + 1, news })
  await waitFor(() => expect(table.toasts.all.at(-1)?.text).toMatch(/^Done for you.*stops?/))
})

test('the summary begins with the question', async () => {
  const { table } = await seated({ game: CHART, frame: 'move_step' })
  render(Summary, { table })
  const text = screen.getByRole('region', { name: 'Position' }).textContent ?? ''
  expect(text.indexOf('Where does the galley sail')).toBeLessThan(text.indexOf('València'))
  expect(text).toContain('Where does the galley sail')
})

test('rules are found by words in any order, by number and by chapter', () => {
  const all = rules(CHART).rules
  expect(search(all, 'S12-5.3').map((one) => one.id)).toEqual(['S12-5.3'])
  expect(search(all, 'blockade garrisons').map((one) => one.id)).toContain('S12-6.2')
  expect(search(all, 'movement').length).toBeGreaterThan(5)
  expect(chapters(all).map(({ title }) => title)).toContain('Blockade')
})

test('a rule names others as links and terms in plain words', () => {
  const bits = pieces('The `start_field` under S12-6.1 and steps_moved.', 'moved')
  expect(bits).toContainEqual({ text: 'S12-6.1', sort: 'rule' })
  expect(bits).toContainEqual({ text: 'moved', sort: 'found' })
  expect(bits.map((bit) => bit.text).join('')).toBe('The start_field under S12-6.1 and steps moved.')
})

test('a rule opens by its number, with a search beside it', async () => {
  await seated({ game: CHART })
  const opened: string[] = []
  render(Rules, { game: CHART, rule: 'S12-5.4', open: (id: string) => opened.push(id), beside: true })
  await waitFor(() => expect(document.querySelector('.shown')?.textContent).toContain('S12-5.4'))
  const reference = screen.getAllByRole('link', { name: 'S12-6.1' })[0] ?? expect.fail()
  reference.click()
  expect(opened).toEqual(['S12-6.1'])
})

test('a page that broke says what happened and offers ways on', () => {
  let again = 0
  render(Trouble, { what: 'crashed', detail: 'no such wind', again: () => again++ })
  expect(screen.getByRole('alert').textContent).toContain('The game is safe on the server.')
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(again).toBe(1)
})

test.each(GAMES)('the players of %s are told apart without colour', (game) => {
  for (const frame of Object.values(fixture(game).frames)) {
    const shown = frame.called.map((called, seat) => arms(called, seat))
    expect(new Set(shown.map(({ emblem }) => emblem)).size).toBe(shown.length)
    expect(new Set(shown.map(({ pattern }) => pattern)).size).toBe(shown.length)
  }
})

test.each(['normal', 'deuteranopia', 'protanopia', 'grey'] as const)(
  'what stands on a seat’s colour is readable: %s',
  (eye) => {
    for (const colour of ['blue', 'red', 'orange', 'black', 'turkey', 'yellow', 'purple', 'green'])
      expect(contrast(seen(eye, `--${colour}`), seen(eye, `--${colour}-on`)), colour).toBeGreaterThanOrEqual(4.5)
  },
)
