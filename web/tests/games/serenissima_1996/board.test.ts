import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sheetsOf } from '../../../src/chart/sheet'
import Board from '../../../src/games/serenissima_1996/board/Board.svelte'
import Panel from '../../../src/games/serenissima_1996/board/Panel.svelte'
import { shows } from '../../../src/games/serenissima_1996/board/shows'
import { reachOf } from '../../../src/games/serenissima_1996/board/table'
import drawn from '../../../src/games/serenissima_1996/chart/sheet.gen.json'
import type { Components, Game } from '../../../src/games/serenissima_1996/view.gen'
import type { Position } from '../../../src/lib/wire'
import { components, fixture, charts as placed, wordsIn } from '../../texts'
import { expectNames } from '../names'
import { pickerOf } from '../picker'

// The long lines of the shore are of no interest here, and slow to build without a browser.
vi.mock('../../../src/chart/coast.gen.json', () => ({
  default: { land: 'M0 0z', hatching: { long: '', short: '' }, rivers: '', mountains: [] },
}))

const GAME = 'serenissima_1996'
const { catalogue, names, table, frames } = fixture<Game>(GAME)
const charts = placed<Game>(GAME)
const printed = components<Components>(GAME)

afterEach(cleanup)

function show(position: Position<Game>, chosen: string[] = []) {
  const seat = names.seat?.slice(0, position.view.seats) ?? []
  const pick = pickerOf(catalogue, position, chosen)
  const words = wordsIn('en', GAME, (one) => `Captain ${one}`)
  const seats = table.seats.slice(0, position.view.seats)
  const props = {
    position,
    catalogue,
    components: printed,
    names: { ...names, seat },
    words,
    pick,
    seats,
    reduced: true,
  }
  return { pick, props, ...render(Board, { props }) }
}

const tableOf = (position: Position<Game>) => position.view.table
const lit = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll(`[data-kind="${kind}"][data-state="lit"]`)].map((thing) => thing.getAttribute('data-name'))

describe('every piece of the view is drawn and has a name', () => {
  test.each(['setup_deploy', 'choose_slot', 'manage', 'sail', 'attack', 'over', 'onlooker@2'])('at %s', (title) => {
    const position = frames[title] as Position<Game>
    const { container } = show(position)
    const labels = [...container.querySelectorAll('.chart [aria-label]')].map(
      (thing) => thing.getAttribute('aria-label') ?? '',
    )
    const words = wordsIn('en', GAME)
    for (const [id, port] of Object.entries(tableOf(position).ports)) {
      const label = labels.find((text) => text.startsWith(`${words.name('port', id)},`) && text.includes('makes'))
      expect(label, id).toBeDefined()
      if (port.controller) expect(label).toContain(`port of Captain ${port.controller}`)
      if (port.controller && !port.garrison) expect(label).toContain('no garrison')
      for (const good of port.stored) expect(label).toContain(good)
    }
    for (const [number, galley] of Object.entries(tableOf(position).galleys)) {
      const label = labels.find(
        (text) =>
          text.startsWith(`Galley ${number},`) || (text.includes('galleys ') && text.match(/\d+/g)?.includes(number)),
      )
      expect(label, `galley ${number}`).toContain(`Captain ${galley.owner}`)
    }
    expect(labels.some((text) => text.startsWith('Round '))).toBe(true)
    expect(labels.some((text) => text.startsWith('Supply: '))).toBe(true)
    expectNames(container)
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\{\w+\}/)
  })
})

describe('what may be answered is lit', () => {
  test('before a galley is chosen only galleys glow', () => {
    const { container } = show(charts.sail as Position<Game>)
    expect(lit(container, 'galley').sort()).toEqual(['10', '16', '3', '4'])
    expect(container.querySelectorAll('.lit-water')).toHaveLength(0)
  })

  test('the zones within reach of a chosen galley are lit, with the steps to each', async () => {
    const { container, pick } = show(charts.sail as Position<Game>, ['galley 16'])
    const near = ['gen', 'mar', 'civ', 'hst', 'num', 'hsw', 'bar'].filter((zone) =>
      (charts.sail as Position<Game>).legal.some((move) => move.join(' ') === `start 16 ${zone}`),
    )
    expect(lit(container, 'zone')).toEqual(expect.arrayContaining(near))
    expect(container.querySelectorAll('.pill').length).toBeGreaterThan(near.length)
    await fireEvent.click(container.querySelector('[data-kind=zone][data-name=gen]') as Element)
    expect(pick.played).toEqual(['start 16 gen, stop'])
  })

  test('places in the turn order', async () => {
    const position = frames.choose_slot as Position<Game>
    const { container, pick } = show(position)
    expect(lit(container, 'slot')).toEqual(position.legal.map(([, slot]) => slot))
    await fireEvent.click(container.querySelector('[data-kind=slot][data-state=lit]') as Element)
    expect(pick.clicks).toEqual([`slot ${position.legal[0]?.[1]}`])
  })

  test('a chosen port is also its garrison', () => {
    const hire = (charts.manage as Position<Game>).legal.find(
      ([verb, , place]) => verb === 'hire' && place === 'garrison',
    )
    const { container } = show(charts.manage as Position<Game>, ['verb hire', `port ${hire?.[1]}`])
    expect(lit(container, 'place')).toContain('garrison')
  })
})

test('sealed bids are shown as letters, and no amount with them', () => {
  const { getByRole, container } = show(charts.bid as Position<Game>)
  expect(getByRole('img', { name: 'Captain player1: sealed' })).toBeDefined()
  expect(getByRole('img', { name: 'Captain player4: writing' })).toBeDefined()
  expect(container.querySelector('[aria-label="Captain player1: sealed"]')?.textContent?.trim()).toBe('')
})

test('haggling shows who named which price', () => {
  const { getByRole } = show(charts.final as Position<Game>)
  expect(getByRole('img', { name: 'Prices named for each: Captain player1 last word 200' })).toBeDefined()
})

test('points on the board are those that the engine tells', () => {
  const position = structuredClone(charts.sail as Position<Game>)
  const standing = position.view.figures.seats.player2 ?? expect.fail()
  standing.points = 77
  position.view.figures.ports.genova = [9, 1300]
  const words = wordsIn('en', GAME)
  const { container } = render(Panel, {
    props: { position, seat: 1, catalogue, components: printed, names, words },
  })
  expect(container.textContent).toMatch(/77/)
  const labels = [...show(position).container.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(labels.some((label) => /^Genova, .*1300.*9 points/.test(label ?? ''))).toBe(true)
})

test('a zone within reach tells what the cargo brings there and who may stop one', () => {
  const position = structuredClone(charts.sail as Position<Game>)
  position.view.figures.ways['16'] = [
    ['gen', 1, 'sar', 0, 700],
    ['mar', 2, 'gen', 3, 0],
  ]
  expect(reachOf(position.view.figures.ways['16']).get('mar')).toEqual({ way: ['gen', 'mar'], rivals: 3, brings: 0 })
  const { container } = show(position, ['galley 16'])
  const labels = [...container.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label'))
  expect(labels.some((label) => /^Ligurian Sea, 1 step.*700 ducats here/.test(label ?? ''))).toBe(true)
  expect(container.querySelectorAll('.pill')).toHaveLength(2)
})

test('a port tells what may be sold there and for how much', () => {
  const position = structuredClone(charts.sell as Position<Game>)
  const [galley, good] = position.view.figures.sales[0] ?? expect.fail()
  position.view.figures.sales = [[galley, good, 300, 1000]]
  const { container } = show(position)
  expect(container.innerHTML).toMatch(/sell \w+: 300 ducats, a new market: 1000 ducats more/)
})

test("a rival's treasury is covered, one's own is not", () => {
  const position = charts.sail as Position<Game>
  const words = wordsIn('en', GAME)
  const panel = (seat: number) => {
    const { container } = render(Panel, { props: { position, seat, catalogue, components: printed, names, words } })
    return container.textContent?.replace(/\s+/g, ' ') ?? ''
  }
  expect(panel(0)).toMatch(/secret/)
  expect(panel(1)).toMatch(/1900 ducats.*5 ports.*1 forts.*20 sailors.*16 points/)
})

test('news are shown: voyages, sales, fights, flags', () => {
  const position = charts.sail as Position<Game>
  const events = [
    ['sail.start', 'player2', '16', 'gen'],
    ['sail_on.step', 'player2', 'mar'],
    ['sell.sell', 'player2', '4', 'iron'],
    ['sold', 'player2', 'marseille', 'iron'],
    ['attack.attack_galley', 'player2', '3', '13'],
    ['exchange.roll', '5', '2'],
    ['sank', 'player1', '13'],
    ['took_port', 'player2', 'tunis'],
  ]
  const scene = {
    sheet: sheetsOf(drawn).wide,
    components: printed,
    before: tableOf(position),
    after: tableOf(position),
    from: () => [10, 20] as [number, number],
    to: () => [30, 40] as [number, number],
    plaque: () => ({ x: 0, y: 0, w: 100, h: 40 }),
    say: (key: string) => key,
  }
  const shown = shows([{ seen: 1, events }], scene)
  expect(shown.map(({ kind }) => kind)).toEqual(['sail', 'cubes', 'sign', 'dice', 'sink', 'flag'])
  expect(shown[3]).toMatchObject({
    sides: [
      { pips: 5, owner: 'genoa' },
      { pips: 2, owner: 'venice' },
    ],
  })
})
