import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { around, hit } from '../../../src/chart/sheet'
import Board from '../../../src/games/oltremare/board/Board.svelte'
import { basket } from '../../../src/games/oltremare/board/basket.svelte'
import { Choice } from '../../../src/games/oltremare/board/choice.svelte'
import Panel from '../../../src/games/oltremare/board/Panel.svelte'
import { chartOf, nameBox } from '../../../src/games/oltremare/board/places'
import { shows } from '../../../src/games/oltremare/board/shows'
import { aboveVenice, price, sums, topGroup, trail } from '../../../src/games/oltremare/board/table'
import drawn from '../../../src/games/oltremare/chart/sheet.gen.json'
import type { Components, Game } from '../../../src/games/oltremare/view.gen'
import { known } from '../../../src/lib/known'
import type { Position } from '../../../src/lib/wire'
import { Words } from '../../../src/lib/words'
import { LANGUAGES } from '../../../src/ui/languages'
import { components, fixture, texts } from '../../texts'
import { expectNames } from '../names'
import { pickerOf } from '../picker'

// The long lines of the shore are of no interest here, and slow to build without a browser.
vi.mock('../../../src/games/oltremare/chart/coast.gen.json', () => ({
  default: { land: 'M0 0z', hatching: { long: '', short: '' }, rivers: '', mountains: [] },
}))

const GAME = 'oltremare'
const { catalogue, names, table, frames } = fixture<Game>(GAME)
const printed = components<Components>(GAME)
const chart = chartOf(drawn)
const at = (title: string): Position<Game> => structuredClone(frames[title] ?? expect.fail(title))
const tableOf = (position: Position<Game>) => position.view.table
const card = (id: string) => printed.cards.find((one) => one.id === id) ?? expect.fail(id)

beforeEach(() => {
  basket.open = false
  basket.give = []
})
afterEach(cleanup)

function show(position: Position<Game>, chosen: string[] = []) {
  const pick = pickerOf(catalogue, position, chosen)
  vi.spyOn(pick, 'click')
  const words = new Words('en', GAME, texts(), (one) => `Captain ${one}`)
  const props = {
    position,
    catalogue,
    components: printed,
    names,
    words,
    pick,
    seats: table.seats.slice(0, position.view.seats),
    reduced: true,
  }
  return { pick, props, ...render(Board, { props }) }
}

const labels = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label') ?? '')
const lit = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll(`[data-kind="${kind}"][data-state="lit"]`)].map((thing) => thing.getAttribute('data-name'))

describe('everything on the table is drawn and has a name', () => {
  test.each(['trade_action', 'play_card', 'load_order', 'sail', 'deal_reply', 'over', 'play_card@2'])(
    'at %s',
    (title) => {
      const position = at(title)
      const { container } = show(position)
      const said = labels(container)
      const words = new Words('en', GAME, texts())
      for (const [id, marker] of Object.entries(tableOf(position).markers)) {
        const label = said.find((text) => text.startsWith(`${words.name('harbour', id)},`))
        expect(label, id).toContain(marker ? words.name('marker', marker) : 'no marker any more')
      }
      for (const [seat, harbour] of Object.entries(tableOf(position).ships)) {
        expect(said).toContain(`ship of Captain ${seat}`)
        expect(said.find((text) => text.startsWith(`${words.name('harbour', harbour ?? '')},`))).toContain(
          `Captain ${seat}`,
        )
      }
      for (const [seat, n] of Object.entries(tableOf(position).ducati))
        expect(said).toContain(`Captain ${seat}: ${String(n).replace('-', '−')} ducati`)
      expect(said.some((text) => text.startsWith(`Goods stack, ${tableOf(position).pile.size} card`))).toBe(true)
      const own = position.view.own ?? expect.fail()
      const hand = container.querySelector('section[aria-label="Your hand"]')
      expect(hand?.querySelectorAll('[data-kind="card"], .card')).toHaveLength(own.hand.length)
      expectNames(container)
    },
  )

  test('a panel shows what everybody sees of a seat', () => {
    const position = at('trade_action')
    const { props } = show(position)
    const { container } = render(Panel, { props: { ...props, seat: 3 } })
    const text = container.textContent?.replace(/\s+/g, ' ')
    for (const fact of ['−12 ducati', '6 hand', '2 prestige', '9 cargo', '7 pirates', '1 markers', 'Gems', 'no marker'])
      expect(text).toContain(fact)
  })

  test('an onlooker sees no hand', () => {
    const position = at('onlooker')
    position.view.own = null
    position.view.seat = null
    const { container } = show(position)
    expect(container.querySelector('section[aria-label="Your hand"]')).toBeNull()
    expect(container.querySelectorAll('.harbour')).toHaveLength(30)
  })
})

describe('answers', () => {
  test('harbours at the end of a voyage are lit, and a click sails there', async () => {
    const { container, pick } = show(at('sail'))
    expect(lit(container, 'harbour').sort()).toEqual(at('sail').legal.map((move) => move[1]))
    await fireEvent.click(container.querySelector('.harbour[data-name="corfu"]') ?? container)
    expect(pick.click).toHaveBeenCalledWith('harbour', 'corfu')
  })

  test('both stacks are bought from by a click', async () => {
    const { container, pick } = show(at('trade_action'))
    expect(lit(container, 'verb')).toEqual(['buy_goods', 'buy_pirate'])
    await fireEvent.click(container.querySelector('[data-name="buy_pirate"]') ?? container)
    expect(pick.click).toHaveBeenCalledWith('verb', 'buy_pirate')
  })

  test('cards are chosen in any order and played in the order of the hand', async () => {
    const position = at('play_card')
    const own = position.view.own ?? expect.fail()
    own.chosen = []
    position.view.table.turn.quota = 2
    position.legal = known(own.hand).map((id) => ['card', id])
    const { container, pick, props, rerender, getByRole } = show(position)
    const click = (id: string) => fireEvent.click(container.querySelector(`.card[data-name="${id}"]`) ?? container)
    await click('salt_14')
    await click('silk_11')
    expect(pick.click).not.toHaveBeenCalled()
    await fireEvent.click(getByRole('button', { name: 'Play these 2 cards' }))
    expect(pick.click).toHaveBeenLastCalledWith('card', 'silk_11')
    const later = structuredClone(position)
    later.seen += 1
    later.view.own = { ...own, chosen: ['silk_11'] }
    await rerender({ ...props, position: later })
    expect(pick.click).toHaveBeenLastCalledWith('card', 'salt_14')
  })

  test('a choice is given up when something else is asked', () => {
    const choice = new Choice()
    choice.toggle('a', 2)
    choice.toggle('b', 2)
    choice.toggle('c', 2)
    expect(choice.cards).toEqual(['b', 'c'])
    choice.play(['a', 'b', 'c'])
    const may = () => true
    expect(choice.next(5, true, [], may)).toBe('b')
    expect(choice.next(5, true, [], may)).toBeNull()
    expect(choice.next(6, true, [], may), 'it came too late').toBe('b')
    expect(choice.next(7, true, ['b'], may)).toBe('c')
    expect(choice.next(8, false, ['b', 'c'], may)).toBeNull()
    expect(choice.cards).toEqual([])
  })

  test('played cards are numbered in the order they are loaded in', () => {
    const { container } = show(at('load_order'), ['card grain_13'])
    flushSync()
    const [nth] = container.querySelectorAll('.nth')
    expect(nth?.parentElement?.getAttribute('data-name')).toBe('grain_13')
    expect(container.textContent).toContain('Next turn: hand limit 5, 2 to load')
  })

  test('while an offer is made up, a click on the hand puts a card into the basket', async () => {
    basket.open = true
    const { container, pick } = show(at('trade_action'))
    await fireEvent.click(container.querySelector('.card[data-name="salt_05"]') ?? container)
    expect(basket.give).toEqual(['salt_05'])
    expect(pick.click).not.toHaveBeenCalled()
    expect(labels(container).find((text) => text.includes('in the basket'))).toContain('Salt')
  })
})

describe('what follows from the table', () => {
  const view = (title = 'trade_action') => at(title).view

  test('a card costs more without money, and less on favourable terms', () => {
    const { options, table: now } = view()
    expect(price(printed, options, now)).toBe(3)
    now.ducati.blue = 0
    expect(price(printed, options, now)).toBe(4)
    now.showing.blue = 'favourable_terms'
    now.turn.bought = 1
    expect(price(printed, options, now)).toBe(2)
    expect(price(printed, { ...options, favourable_terms_in_debt: false }, now)).toBe(4)
  })

  test('equal symbols bring one, three or six, and ships sail as many routes', () => {
    const played = ['salt_02', 'salt_03', 'pottery_13', 'grain_19'].map(card)
    const brought = Object.fromEntries(sums(printed, null, played).map(({ symbol, brings }) => [symbol, brings]))
    expect(brought).toEqual({ ducato: 6, pirate: 1, cards: 3, ship: 2 })
    expect(sums(printed, 'fight_pirates', played).find(({ symbol }) => symbol === 'pirate')?.brings).toBe(0)
    expect(sums(printed, 'big_deal', [card('salt_03')])[0]).toEqual({ symbol: 'ducato', count: 1, brings: 1 })
  })

  test('a way uses no route twice and ends where it should', () => {
    expect(trail(printed, 'venezia', 'venezia', 3)).toEqual(['venezia', 'ancona', 'zara', 'venezia'])
    expect(trail(printed, 'venezia', 'venezia', 2)).toBeNull()
    for (const [, goal = ''] of at('sail').legal) expect(trail(printed, 'rodi', goal, 3), goal).toHaveLength(4)
  })

  test('how many cards lie above the Venice card is known within its limits', () => {
    const now = view()
    Object.assign(now.table.pile, { size: 70, venice: 'in_stack' })
    expect(aboveVenice(printed, now)).toEqual([30, 36])
    Object.assign(now.table.pile, { size: 38 })
    expect(aboveVenice(printed, now)).toEqual([1, 4])
    Object.assign(now.table.pile, { venice: 'out' })
    expect(aboveVenice(printed, now)).toBeNull()
  })

  test('the group on top reaches down to the first other good', () => {
    expect(topGroup(['salt_01', 'gems_01', 'gems_02'])).toEqual({ good: 'gems', size: 2 })
    expect(topGroup([])).toBeNull()
  })
})

test('a voyage is shown along its routes, then what it brought', () => {
  const scene = {
    from: () => [0, 0] as [number, number],
    berth: () => [9, 9] as [number, number],
    place: () => [8, 8] as [number, number],
    line: () =>
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ] as [number, number][],
    colour: () => 'red',
  }
  const events = [
    ['sailed', 'blue', 'rodi', 'smirne'],
    ['marker_taken', 'blue', 'smirne', 'calm_sea'],
    ['card_drawn', 'blue'],
    ['card_drawn', 'blue'],
    ['paid', 'blue', '3'],
  ]
  const told = shows([{ seen: 1, events }], scene)
  expect(told.map((one) => one.kind)).toEqual(['sail', 'sign', 'sign', 'sign'])
  expect(told[0]).toMatchObject({
    galley: 'blue',
    points: [
      [0, 0],
      [2, 2],
      [9, 9],
    ],
  })
  expect(told.slice(1).map((one) => (one.kind === 'sign' ? one.text : ''))).toEqual(['', '+2', '+3'])
})

test.each(LANGUAGES.map(({ key }) => key))('no name touches another name or a marker: %s', (language) => {
  const words = new Words(language, GAME, texts(language))
  const boxes = Object.entries(chart.places).map(([id, place]) => ({
    id,
    ...nameBox(place, chart.names[id] ?? [0, 0, 'middle'], words.name('harbour', id), chart.great.includes(id)),
  }))
  const discs = Object.entries(chart.places).map(([id, place]) => ({ id: `disc of ${id}`, ...around(place, 24, 24) }))
  const touching = boxes.flatMap((a, i) =>
    [...boxes.slice(i + 1), ...discs].filter((b) => hit(a, b)).map((b) => `${a.id}/${b.id}`),
  )
  expect(touching).toEqual([])
})
