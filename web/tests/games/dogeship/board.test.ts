import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Board from '../../../src/games/dogeship/board/Board.svelte'
import Panel from '../../../src/games/dogeship/board/Panel.svelte'
import { preview } from '../../../src/games/dogeship/board/preview'
import { bidsShown, shows } from '../../../src/games/dogeship/board/shows'
import {
  columnsOf,
  dogeOf,
  fieldCost,
  losses,
  openZone,
  replaceable,
  stackSize,
  tileOf,
  worth,
} from '../../../src/games/dogeship/board/table'
import type { Components, Game, Table } from '../../../src/games/dogeship/view.gen'
import { known } from '../../../src/lib/known'
import type { Position, View } from '../../../src/lib/wire'
import { Words } from '../../../src/lib/words'
import { LANGUAGES } from '../../../src/ui/languages'
import { components, fixture, texts } from '../../texts'
import { expectNames, nameOf, ringOf } from '../names'
import { pickerOf } from '../picker'

const GAME = 'dogeship'
const { catalogue, names, table, frames } = fixture<Game>(GAME)
const printed = components<Components>(GAME)
const frame = (title: string) => frames[title] as Position<Game>
const spoken = new Map<string, Words>()
function wordsIn(language = 'en'): Words {
  const words = spoken.get(language) ?? new Words(language, GAME, texts(language), (one) => `Builder ${one}`)
  spoken.set(language, words)
  return words
}

afterEach(cleanup)

function show(position: Position<Game>, language = 'en') {
  const seat = names.seat?.slice(0, position.view.seats) ?? []
  const pick = pickerOf(catalogue, position)
  const seats = table.seats.slice(0, position.view.seats)
  const props = {
    position,
    catalogue,
    components: printed,
    names: { ...names, seat },
    words: wordsIn(language),
    pick,
    seats,
    reduced: true,
  }
  return { pick, props, ...render(Board, { props }) }
}

const lit = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll(`[data-kind="${kind}"][data-state="lit"]`)].map((thing) => thing.getAttribute('data-name'))
const labels = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label') ?? '')

describe('every piece of the view is drawn and has a name', () => {
  test.each(Object.keys(frames))('at %s', (title) => {
    const position = frame(title)
    const view = position.view
    const { container } = show(position)
    const said = labels(container)
    for (const id of printed.layouts[view.seats]?.panels ?? [])
      for (const field of printed.panels.find((panel) => panel.id === id)?.fields ?? []) {
        const drawn = container.querySelector(`[data-kind="field"][data-name="${field.id}"]`)
        const owner = view.table.markers[field.id]
        expect(nameOf(drawn), field.id).toContain(
          owner ? `taken by Builder ${owner}` : fieldCost(view.table, id, field.value) ? 'costs' : 'free',
        )
      }
    for (const part of known([...view.table.decks.lower, ...view.table.decks.upper]))
      expect(container.querySelector(`.part[data-name="${part}"]`), part).not.toBeNull()
    for (const seat of view.table.turn_order)
      expect(said.some((text) => text.startsWith(`Builder ${seat},`))).toBe(true)
    for (const stack of names.stack ?? [])
      expect(
        said.some((text) => text.includes('stack') && text.includes(String(stackSize(view.table, stack) || 'empty'))),
        stack,
      ).toBe(true)
    expectNames(container)
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  test.each(LANGUAGES.map(({ key }) => key))('in %s without a word missing', (language) => {
    for (const title of ['choose_action', 'keep_tile', 'swap_doge', 'bid_approvals']) {
      const { container } = show(frame(title), language)
      expect(container.textContent).not.toMatch(/\b(verb|zone|trait|go)_\w+|\{\w+\}|\b[gbnd]\d\d\b/)
      cleanup()
    }
  })
})

describe('whatever may be answered can be clicked', () => {
  test.each([
    ['choose_action', 'field'],
    ['complete_step', 'tile'],
    ['discard_for_space', 'tile'],
    ['replace_part', 'tile'],
    ['keep_tile', 'tile'],
  ])('at %s', (title, kind) => {
    const position = frame(title)
    const { container } = show(position)
    const verbs = position.legal.filter((move) => move.length === 2 && move[0] !== 'reorder')
    for (const [, name = ''] of verbs) expect(lit(container, kind)).toContain(name)
  })

  test('stacks are bought from at the galley and beside it', () => {
    const position = frame('buy_step')
    const { container } = show(position)
    for (const [verb, kind = '', zone] of position.legal)
      if (verb === 'buy') expect(lit(container, zone ? 'zone' : 'kind')).toContain(zone ?? kind)
  })

  test('a marker goes on the water by its own button', async () => {
    const { container, pick } = show(frame('choose_action'))
    const water = container.querySelector('[data-kind="verb"][data-name="water"]')
    expect(water).not.toBeNull()
    if (water) await fireEvent.click(water)
    expect(pick.clicks).toEqual(['verb water'])
  })

  test('the two Doge tiles are played in one click each way', async () => {
    const position = frame('swap_doge')
    const { getAllByRole, pick } = show(position)
    const [first] = getAllByRole('button', { name: 'Play, the other on top' })
    if (first) await fireEvent.click(first)
    expect(pick.played).toEqual([position.legal.find(([, , end]) => end === 'top')?.join(' ')])
  })

  test('a bid is one button, and its number is in its name', async () => {
    const position = frame('bid_approvals')
    const { getByRole, pick } = show(position)
    const most = position.legal.at(-1)?.[1] ?? '0'
    await fireEvent.click(getByRole('button', { name: `Seal the bid of ${most}` }))
    expect(pick.clicks).toEqual([`n ${most}`])
  })

  test('a field is chosen by the keyboard', async () => {
    const { container, pick } = show(frame('choose_action'))
    const field = container.querySelector('[data-kind="field"][data-state="lit"]')
    await fireEvent.keyDown(ringOf(container, '[data-kind="field"][data-state="lit"]'), { key: 'Enter' })
    expect(pick.clicks).toEqual([`field ${field?.getAttribute('data-name')}`])
  })

  test("another seat's yard is shown on demand", async () => {
    const position = frame('choose_action')
    const other = position.view.table.turn_order.find((seat) => seat !== position.view.seat) ?? ''
    const { container, getByRole } = show(position)
    await fireEvent.click(getByRole('button', { name: new RegExp(`^Builder ${other},`) }))
    expect(container.textContent).toContain(`The yard of Builder ${other}`)
  })
})

describe('secrets stay secrets', () => {
  test('the approvals of others are a question mark', () => {
    const position = frame('choose_action')
    for (const seat of names.seat?.keys() ?? []) {
      const { container } = render(Panel, {
        props: { position, seat, catalogue, components: printed, names, words: wordsIn() },
      })
      const own = names.seat?.[seat] === position.view.seat
      expect(container.querySelector('.approvals b')?.textContent === '?').toBe(!own)
      cleanup()
    }
  })
})

describe('what the rules say', () => {
  const g04 = tileOf(printed, 'g04')
  test.each([
    ['d01', 5, 2],
    ['d02', 6, 1],
  ])('of a part under %s', (doge, vp, approvals) => {
    if (g04.kind !== 'galley') throw new Error('no part')
    expect(worth(g04, dogeOf(printed, doge))).toMatchObject({ vp, approvals })
  })

  const view = frame('choose_action').view
  const at = (lower: number, upper: number) => ({
    ...view.table,
    decks: { lower: Array(lower).fill('g01'), upper: Array(upper).fill('g19') },
  })
  test('the next place of the upper deck needs a part below it', () => {
    expect(openZone(printed, at(1, 1), 2, 'upper')).toBeNull()
    expect(openZone(printed, at(1, 1), 2, 'lower')).toBe('lower_aft')
    expect(openZone(printed, at(2, 1), 2, 'upper')).toBe('upper_aft')
    expect(openZone(printed, at(6, 6), 2, 'lower')).toBeNull()
    expect(columnsOf(printed, 4)).toHaveLength(10)
  })

  test('a part with another one above it is not replaced', () => {
    expect(replaceable(printed, at(3, 3), 4, g04)).toBeNull()
    expect(replaceable(printed, at(3, 2), 4, g04)).toBe(2)
    expect(replaceable(printed, at(4, 2), 4, g04)).toBeNull()
  })

  test('more barriers than the water is high are safe, as many lose one action, fewer two', () => {
    const finished: Table = { ...view.table, finished: { A: ['b01', 'b02'] } }
    expect([1, 2, 3].map((level) => losses(printed, finished, 'A', level))).toEqual([0, 1, 2])
  })

  test('a preview adds up cost, bonus and action in the order of the rules', () => {
    const mine: View<Game> = {
      ...view,
      seats: 2,
      seat: 'A',
      own: { ...(view.own ?? expect.fail()), approvals: 3, yard: [] },
      table: {
        ...at(0, 0),
        doge: 'd01',
        dice: { ...view.table.dice, red: 2 },
        approvals: {},
        ducats: { A: 3 },
        vp: { A: 18 },
        finished: { A: ['b10'] },
        yards: { A: ['g04', 'n07'] },
      },
    }
    const said = preview(printed, mine, 'A', 'red_3')
    expect(said?.lines.map(({ sort }) => sort)).toEqual(['cost', 'bonus', 'finish'])
    expect(said).toMatchObject({ ducats: [3, 3], vp: [18, 23], approvals: [3, 5], look: false })
    expect(preview(printed, mine, 'A', 'red_1')?.look).toBe(true)
  })
})

describe('news', () => {
  test('are shown as rolls, markers, tiles and gains', () => {
    const events = [
      ['roll_dice.roll', 'red', '3'],
      ['roll_dice.roll', 'green', '4'],
      ['choose_action.place', 'A', 'red_3'],
      ['complete_step.complete', 'A', 'g04'],
      ['vp_gained', 'A', '5'],
      ['drawn', 'B', 'barrier'],
      ['drawn', 'B', 'barrier'],
    ]
    const told = shows([{ seen: 1, events }], printed)
    expect(told.map(({ kind }) => kind)).toEqual(['roll', 'marker', 'tile', 'sign', 'backs'])
    expect(told[2]).toMatchObject({ from: 'seat A', to: 'part g04' })
    expect(told[4]).toMatchObject({ n: 2 })
  })

  test('opened bids come with what they earned', () => {
    const events = [
      ['bid_shown', 'A', '4'],
      ['bid_shown', 'B', '0'],
      ['vp_gained', 'A', '6'],
    ]
    expect(bidsShown([{ seen: 1, events }])).toEqual([
      { seat: 'A', bid: 4, vp: 6 },
      { seat: 'B', bid: 0, vp: 0 },
    ])
  })
})
