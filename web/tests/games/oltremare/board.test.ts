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
import { shown } from '../../../src/games/oltremare/board/table'
import drawn from '../../../src/games/oltremare/chart/sheet.gen.json'
import type { Components, Game } from '../../../src/games/oltremare/view.gen'
import { known } from '../../../src/lib/known'
import type { Position } from '../../../src/lib/wire'
import { LANGUAGES } from '../../../src/ui/languages'
import { components, fixture, wordsIn } from '../../texts'
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
  const words = wordsIn('en', GAME, (one) => `Captain ${one}`)
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
      const words = wordsIn('en', GAME)
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
    position.view.figures.choose = 2
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
    expect(container.textContent, 'two may still be on top').not.toContain('Next turn')
    cleanup()
    const two = show(at('load_order'), ['card salt_14', 'card pottery_02']).container
    flushSync()
    expect(two.textContent).toContain('Next turn: hand limit 5, 2 to load')
    expect(two.textContent).toContain('1 card of grain on top pays 0')
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

describe('what follows from the table is what the engine says', () => {
  const text = (position: Position<Game>) => show(position).container.textContent?.replace(/\s+/g, ' ') ?? ''

  test('the price of the next card, the purchases, and where the Venice card may lie', () => {
    const position = at('trade_action')
    Object.assign(position.view.figures, { price: 7, venice: [30, 36], limit: 4 })
    position.view.table.pile.venice = 'in_stack'
    const { container } = show(position)
    const stack = labels(container).find((label) => label.startsWith('Goods stack'))
    expect(stack).toContain('the next card costs 7')
    expect(stack).toContain('30–36 cards above it')
    expect(container.querySelectorAll('.bought i')).toHaveLength(4)
  })

  test('what one holds, what must be played, and what is missing', () => {
    const position = at('trade_action')
    position.view.table.turn.quota = 4
    position.view.figures.short = 2
    const hand = position.view.own?.hand.length
    expect(text(position)).toContain(`You hold ${hand} cards and must play 4. 2 missing.`)
    position.view.figures.short = 0
    expect(text(position)).not.toContain('missing')
  })

  test('round and phase', () => {
    const position = at('play_card')
    Object.assign(position.view.figures, { round: 5, phase: 3 })
    const { container } = show(position)
    expect(container.textContent).toContain('Round 5')
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain('Load')
  })

  test('symbols bring what they brought: once the ship has arrived nothing is counted again', () => {
    const played = ['salt_02', 'salt_03', 'pottery_13', 'grain_19'].map(card)
    const brings = { ducato: [1, 3, 6, 6, 6], pirate: [0, 0, 0, 0, 0], cards: [0, 1, 3, 6, 6], ship: [0, 1, 2, 3, 4] }
    expect(shown(brings, played)).toEqual([
      { symbol: 'ducato', count: 3, brings: 6 },
      { symbol: 'pirate', count: 1, brings: 0 },
      { symbol: 'cards', count: 2, brings: 3 },
      { symbol: 'ship', count: 2, brings: 2 },
    ])
    expect(shown(brings, [card('salt_03')])[0]).toEqual({ symbol: 'ducato', count: 0, brings: 1 })
    expect(shown({}, played)).toEqual([])
    expect(Object.keys(at('load_order').view.figures.brings)).toEqual([])
  })

  test('the way to a harbour is the one that will be sailed', async () => {
    const position = at('sail')
    const goal = position.legal[0]?.[1] ?? ''
    const way = known(position.view.figures.ways.find((one) => one.at(-1) === goal) ?? [])
    const { container } = show(position)
    await fireEvent.pointerEnter(container.querySelector(`.harbour[data-name="${goal}"]`) ?? container)
    const words = wordsIn('en', GAME)
    const between = way.slice(1, -1).map((id) => words.name('harbour', id))
    expect(container.textContent).toContain(`by way of ${between.join(', ')}`)
  })

  test('a harbour tells with how many ships it is reached', () => {
    const position = at('play_card')
    position.view.figures.reach = { corfu: [2, 4] }
    const label = labels(show(position).container).find((one) => one.startsWith('Corfu,'))
    expect(label).toContain('in reach with so many ships: 2, 4')
  })

  test('what groups pay is read from the figures', () => {
    const position = at('trade_action')
    position.view.figures.payout = { ...position.view.figures.payout, salt: [7, 8, 9] }
    expect(labels(show(position).container).find((one) => one.startsWith('Salt,'))).toContain('pay 7, 8, 9')
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
  const words = wordsIn(language, GAME)
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
