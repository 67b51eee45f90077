import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Board from '../../../src/games/dogeship/board/Board.svelte'
import { brings } from '../../../src/games/dogeship/board/brings'
import Happening from '../../../src/games/dogeship/board/Happening.svelte'
import { happening, happens } from '../../../src/games/dogeship/board/happening'
import Panel from '../../../src/games/dogeship/board/Panel.svelte'
import { shows } from '../../../src/games/dogeship/board/shows'
import { stepsOf } from '../../../src/games/dogeship/board/steps'
import { columnsOf, tileOf } from '../../../src/games/dogeship/board/table'
import { readiness } from '../../../src/games/dogeship/board/tell'
import type { Best, Components, Figures, Game } from '../../../src/games/dogeship/view.gen'
import { known } from '../../../src/lib/known'
import type { Position } from '../../../src/lib/wire'
import type { Words } from '../../../src/lib/words'
import { LANGUAGES } from '../../../src/ui/languages'
import { components, fixture, wordsIn } from '../../texts'
import { expectNames, nameOf, ringOf } from '../names'
import { pickerOf } from '../picker'

const GAME = 'dogeship'
const { catalogue, names, table, frames } = fixture<Game>(GAME)
const printed = components<Components>(GAME)
const frame = (title: string) => frames[title] as Position<Game>
const spoken = new Map<string, Words>()
function said(language = 'en'): Words {
  const words = spoken.get(language) ?? wordsIn(language, GAME, (one) => `Builder ${one}`)
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
    words: said(language),
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
          owner ? `taken by Builder ${owner}` : view.figures.costs[field.id] ? 'costs' : 'free',
        )
      }
    for (const part of known([...view.table.decks.lower, ...view.table.decks.upper]))
      expect(container.querySelector(`.part[data-name="${part}"]`), part).not.toBeNull()
    for (const seat of view.table.turn_order)
      expect(said.some((text) => text.startsWith(`Builder ${seat},`))).toBe(true)
    for (const stack of names.stack ?? [])
      expect(
        said.some(
          (text) =>
            text.includes('stack') &&
            text.includes(String(view.figures.stacks[stack as keyof Figures['stacks']] || 'empty')),
        ),
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
        props: { position, seat, catalogue, components: printed, names, words: said() },
      })
      const own = names.seat?.[seat] === position.view.seat
      expect(container.querySelector('.approvals b')?.textContent === '?').toBe(!own)
      cleanup()
    }
  })
})

/** The same position with other figures. */
const told = (position: Position<Game>, figures: Partial<Figures>): Position<Game> => ({
  ...position,
  view: { ...position.view, figures: { ...position.view.figures, ...figures } },
})

describe('what the engine tells is shown, and nothing is reckoned here', () => {
  const turn = frame('choose_action')
  const seat = turn.view.seat ?? ''
  const [, field = ''] = turn.legal.find(([verb]) => verb === 'place') ?? []

  test('a field brings what its outlook says, in the order of the rules', () => {
    const at = turn.legal.findIndex((move) => move[1] === field)
    const outlooks = turn.outlooks.map((one, i) => (i === at ? { gains: { ducats: -7 } } : one))
    const said = brings(printed, { ...told(turn, { best: {}, bonus: [], costs: { [field]: 7 } }), outlooks }, field)
    expect(said?.lines[0]).toMatchObject({ sort: 'cost', n: 7 })
    expect(said?.changes).toContainEqual({ what: 'ducats', from: turn.view.table.ducats[seat], by: -7 })
    expect(said?.best).toBe(false)
  })

  test('a field that completes tiles says which, and what they bring at best', () => {
    const worth = { g04: { points: 5, traits: [0, 0, 2, 1], approvals: 2 } }
    const best = { [field]: { tiles: ['g04'] as Best['tiles'], ducats: 0, points: 5, approvals: 2 } }
    const said = brings(printed, told(turn, { worth, best, bonus: [] }), field)
    expect(said?.lines).toContainEqual({ sort: 'complete', tile: tileOf(printed, 'g04'), worth: worth.g04 })
    expect(said?.changes.map(({ by }) => by)).toEqual([5, 0, 2])
    expect(said?.best).toBe(true)
  })

  test('a field that cannot be taken brings nothing', () => {
    expect(brings(printed, { ...turn, legal: [['water']], outlooks: [{}] }, field)).toBeNull()
  })

  test.each([
    ['now', 'build: 5 points', true, false],
    ['later', 'not reached yet', false, false],
    ['replace', 'zone full: only to replace', false, true],
    ['closed', 'closed: no use any more', false, true],
  ] as const)('a tile whose fate is %s says so', (fate, text, ready, dead) => {
    const { view } = told(turn, {
      fates: { g04: fate },
      worth: { g04: { points: 5, traits: [0, 0, 2, 1], approvals: 2 } },
    })
    expect(readiness({ words: wordsIn('en', GAME), view, components: printed }, tileOf(printed, 'g04'))).toEqual({
      text,
      ready,
      dead,
    })
  })

  test('a tile that cannot be paid is no button, says what it costs and what one has, and answers when pressed', async () => {
    const look = frame('keep_tile')
    const { container, pick } = show({ ...look, legal: [['decline']], outlooks: [{}] })
    expect(container.querySelectorAll('li .btn')).toHaveLength(0)
    const notes = [...container.querySelectorAll('li .no')]
    expect(notes.length).toBeGreaterThan(1)
    for (const note of notes) expect(note.textContent).toMatch(/Costs \d+\. You have \d+ ducats?\./)
    expect(container.querySelector('[data-move="decline"]')?.classList.contains('primary')).toBe(true)
    const face = container.querySelector('li .face[data-state="dark"]')
    if (face) await fireEvent.click(face)
    expect(pick.clicks).toHaveLength(face ? 1 : 0)
  })

  test('what must stay for an intrigue is said with the price', () => {
    const look = frame('keep_tile')
    const { container } = show({ ...told(look, { reserved: 2 }), legal: [['decline']], outlooks: [{}] })
    expect(container.querySelector('li .no')?.textContent).toContain('2 are kept for the intrigue')
  })

  test('tiles are kept by the keys 1 to 3, and none by 0', async () => {
    const look = frame('keep_tile')
    const { pick } = show(look)
    await fireEvent.keyDown(window, { key: '1' })
    await fireEvent.keyDown(window, { key: '0' })
    expect(pick.clicks).toEqual([`tile ${look.view.own?.drawn[0]}`, 'verb decline'])
  })

  test('a field that cannot be taken is flat, and its price is struck out where it is too dear', () => {
    const { container } = show({
      ...told(turn, { bars: { [field]: 'too_dear' }, costs: { [field]: 4 } }),
      legal: [['water']],
      outlooks: [{}],
    })
    const drawn = container.querySelector(`.field[data-name="${field}"]`)
    expect(drawn?.classList.contains('flat')).toBe(true)
    expect(drawn?.getAttribute('data-bar')).toBe('too_dear')
    expect(drawn?.querySelector('path[stroke="var(--danger)"]')).not.toBeNull()
  })

  test('panels that are not in play are left out', () => {
    const two = frames['over@2'] as Position<Game>
    expect(show(two).container.querySelectorAll('svg.panel')).toHaveLength(3)
  })

  test('W goes to the water, E ends, and the first arrow goes to what can be answered', async () => {
    const { container, pick } = show(turn)
    await fireEvent.keyDown(window, { key: 'ArrowDown' })
    expect(document.activeElement?.classList.contains('ring')).toBe(true)
    await fireEvent.keyDown(window, { key: 'w' })
    expect(pick.clicks).toEqual(['verb water'])
    cleanup()
    const { pick: other } = show(frame('complete_step'))
    await fireEvent.keyDown(window, { key: 'e' })
    expect(other.clicks).toEqual(['verb finish'])
    expect(container).toBeTruthy()
  })

  test('where only the water is left, no field answers to the pointer', () => {
    const { container } = show({ ...turn, legal: [['water']], outlooks: [{}], warnings: {} })
    expect(lit(container, 'field')).toEqual([])
    expect(container.querySelector('.brings')).toBeNull()
  })

  test('the limits of the yard stand beside it, and which one is in the way', () => {
    const { container } = show(told(frame('discard_for_space'), { tight: 'galley' }))
    expect(container.textContent).toMatch(/galley parts \d of 2/)
    expect(container.textContent).toContain('A yard holds 2 galley parts (DS-5.4)')
  })

  test('how many rounds there are at most', () => {
    expect(show(told(turn, { most_rounds: 40 })).container.textContent).toContain('of at most 40')
    cleanup()
    expect(show(told(turn, { most_rounds: -1 })).container.textContent).not.toContain('at most')
  })

  test('a zone that is full says so, with what may be drawn for it', () => {
    const zones = { ...turn.view.figures.zones, lower_aft: { left: 0, fate: 'closed' as const, least: 2, most: 7 } }
    const said = labels(show(told(turn, { zones })).container).find((text) => text.includes('lower deck aft stack'))
    expect(said).toContain('closed: no use any more')
    expect(columnsOf(printed, 4)).toHaveLength(10)
  })

  test('what stays after a bid comes from its outlook', async () => {
    const position = frame('bid_approvals')
    const { container, getByRole } = show(told(position, { approvals: 5 }))
    const most = position.legal.length - 1
    await fireEvent.focus(getByRole('button', { name: `Seal the bid of ${most}` }))
    const stays = 5 + (position.outlooks.at(-1)?.gains?.approvals ?? 0)
    expect(container.textContent).toContain(
      stays === 1 ? '1 stays' : stays ? `${stays} stay with you` : 'Nothing stays',
    )
  })

  test('the actions lost to high water stand at the tide pole', () => {
    const losses = Object.fromEntries(turn.view.table.turn_order.map((one) => [one, 2]))
    const pole = labels(show(told(turn, { losses })).container).find((text) => text.startsWith('Tide pole'))
    expect(pole).toContain('loses 2 actions')
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

  const news = (...events: string[][]) => [{ seen: 1, events }]
  const bids = news(['bid_shown', 'A', '4'], ['bid_shown', 'B', '0'], ['vp_gained', 'A', '6'])

  test('opened bids come with what they earned', () => {
    expect(happening(bids)).toEqual({
      sort: 'bids',
      doge: null,
      shares: [
        { seat: 'A', n: 4, earned: 6, built: 0 },
        { seat: 'B', n: 0, earned: 0, built: 0 },
      ],
    })
  })

  test('points of the last part are told apart from those of the last approvals', () => {
    const told = news(['vp_gained', 'A', '5'], ['approvals_shown', 'A', '3'], ['vp_gained', 'A', '9'])
    expect(happening(told)?.shares).toEqual([{ seat: 'A', n: 3, earned: 9, built: 5 }])
  })

  test('a flood, opened letters and another Doge are events, a turn is none', () => {
    const before = frame('choose_action')
    const act = (...events: string[][]) => happens({ news: news(...events), before, position: before })
    expect(act(['actions_lost', 'A', '1'])).toBe(true)
    expect(act(['swap_doge.play', 'A', 'd04', 'top'])).toBe(true)
    expect(act(['choose_action.place', 'A', 'red_3'], ['vp_gained', 'A', '5'])).toBe(false)
  })

  test('an event tells every seat its sum in words, and is closed', async () => {
    const position = frame('choose_action')
    let closed = 0
    const seats = names.seat?.slice(0, position.view.seats) ?? []
    const shown = news(...seats.map((seat, i) => ['bid_shown', seat, String(i)]), [
      'vp_gained',
      seats.at(-1) ?? '',
      '6',
    ])
    const { container, getByRole } = render(Happening, {
      props: {
        ...{ news: shown, before: position, position, catalogue, components: printed, words: said() },
        ...{ names: { ...names, seat: seats }, seats: table.seats, seat: 0, pace: 1, reduced: true, hurried: false },
        done: () => (closed += 1),
      },
    })
    expect(container.querySelector('[role="status"]')?.textContent).toContain(`Builder ${seats.at(-1)}: `)
    expect(container.querySelectorAll('.seats li.open')).toHaveLength(seats.length)
    await fireEvent.click(getByRole('button', { name: /Close/ }))
    expect(closed).toBe(1)
  })

  test('the steps of a purchase say what was chosen', () => {
    const { view } = frame('keep_tile')
    const seat = view.seat ?? ''
    const told = news(['choose_action.place', seat, 'red_5'], ['discarded', seat, 'g07'])
    const steps = stepsOf(
      {
        words: wordsIn('en', GAME),
        view: { ...view, step: { ...view.step, pending: null } as typeof view.step },
        components: printed,
      },
      told,
      'keep',
    )
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now'])
    expect(steps[0]?.said).toContain('red 5')
    expect(steps[2]?.said).toContain('went back')
  })
})
