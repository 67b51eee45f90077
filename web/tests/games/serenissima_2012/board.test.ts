import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sheetsOf } from '../../../src/chart/sheet'
import Board from '../../../src/games/serenissima_2012/board/Board.svelte'
import Panel from '../../../src/games/serenissima_2012/board/Panel.svelte'
import { shows } from '../../../src/games/serenissima_2012/board/shows'
import drawn from '../../../src/games/serenissima_2012/chart/sheet.gen.json'
import type { Components, Game } from '../../../src/games/serenissima_2012/view.gen'
import type { Position } from '../../../src/lib/wire'
import { components, fixture, charts as placed, wordsIn } from '../../texts'
import { expectNames, ringOf } from '../names'
import { pickerOf } from '../picker'

// The long lines of the shore are of no interest here, and slow to build without a browser.
vi.mock('../../../src/chart/coast.gen.json', () => ({
  default: { land: 'M0 0z', hatching: { long: '', short: '' }, rivers: '', mountains: [] },
}))

const GAME = 'serenissima_2012'
const { catalogue, names, table, frames, story } = fixture<Game>(GAME)
const charts = placed<Game>(GAME)
const printed = components<Components>(GAME)

afterEach(cleanup)

function show(position: Position<Game>, chosen: string[] = [], reduced = true) {
  const seat = names.seat?.slice(0, position.view.seats) ?? []
  const pick = pickerOf(catalogue, position, chosen)
  const words = wordsIn('en', GAME, (one) => `Captain ${one}`)
  const seats = table.seats.slice(0, position.view.seats)
  const props = { position, catalogue, components: printed, names: { ...names, seat }, words, pick, seats, reduced }
  return { pick, props, ...render(Board, { props }) }
}

const tableOf = (position: Position<Game>) => position.view.table
const lit = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll(`[data-kind="${kind}"][data-state="lit"]`)]
    .map((thing) => thing.getAttribute('data-name'))
    .sort()

describe('every piece of the view is drawn and has a name', () => {
  test.each([
    'choose_start_port',
    'choose_mode',
    'move_step',
    'declare_blockade',
    'combat_round',
    'over@2',
    'onlooker',
  ])('at %s', (title) => {
    const position = frames[title] as Position<Game>
    const { container } = show(position)
    const labels = [...container.querySelectorAll('.chart [aria-label]')].map(
      (thing) => thing.getAttribute('aria-label') ?? '',
    )
    const words = wordsIn('en', GAME)
    for (const [id, port] of Object.entries(tableOf(position).ports)) {
      const label = labels.find((text) => text.startsWith(`${words.name('port', id)},`) && text.includes('makes'))
      expect(label, id).toBeDefined()
      if (port.owner) expect(label).toContain(`port of Captain ${port.owner}`)
      if (port.fort) expect(label).toContain('fort')
      for (const good of port.stored) expect(label).toContain(good)
    }
    for (const [number, galley] of Object.entries(tableOf(position).galleys)) {
      const label = labels.find(
        (text) =>
          text.startsWith(`Galley ${number},`) || (text.includes('galleys ') && text.match(/\d+/g)?.includes(number)),
      )
      expect(label, `galley ${number}`).toContain(`Captain ${galley.owner}`)
    }
    expect(labels.some((text) => text.startsWith('Wheel, round'))).toBe(true)
    expect(labels.some((text) => text.startsWith('Payout track'))).toBe(true)
    expect(labels.some((text) => text.startsWith('Supply: '))).toBe(true)
    expectNames(container)
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\{\w+\}/)
  })
})

describe('what may be answered is lit', () => {
  test('fields next to the active galley, and those further on by steps', () => {
    const { container } = show(charts.sail as Position<Game>)
    expect(lit(container, 'field')).toEqual(['corfu', 'mare_ionio', 'modon', 'ragusa', 'sicilia'])
    expect(container.querySelectorAll('.pill')).toHaveLength(5)
  })

  const sailTo = async (field: string, shiftKey = false) => {
    const { container, pick } = show(charts.sail as Position<Game>)
    await fireEvent.click(container.querySelector(`[data-kind=field][data-name=${field}]`) as Element, { shiftKey })
    return pick.played
  }

  test('a click on a field sails there and stops', async () => {
    expect(await sailTo('ragusa')).toEqual(['sail ragusa, stop'])
  })

  test('a plaque is its field: a click sails there, a tab tells the best sale, and one out of reach asks why', async () => {
    const position = charts.sail as Position<Game>
    const { container, pick } = show(position)
    const plaque = (port: string) => container.querySelector(`[data-kind="port"][data-name="${port}"]`)
    const { reach } = position.view.figures
    const sold = printed.ports.filter(({ field }) => reach[field]?.ducats)
    expect(sold.length).toBeGreaterThan(0)
    for (const { id, field } of sold) expect(plaque(id)?.textContent, id).toContain(`+${reach[field]?.ducats}`)
    const [near] = printed.ports.filter(({ field }) => reach[field]?.steps === 1)
    await fireEvent.click(plaque(near?.id ?? '') ?? expect.fail())
    const [far] = printed.ports.filter(({ field }) => !reach[field] && tableOf(position).galleys['6']?.field !== field)
    expect(plaque(far?.id ?? '')?.getAttribute('data-state')).toBe('dark')
    await fireEvent.click(plaque(far?.id ?? '') ?? expect.fail())
    expect(pick.played).toEqual([`sail ${near?.field}, stop`])
    expect(pick.clicks).toEqual([`field ${far?.field}`])
  })

  test('words open beside a thing only after the pointer has moved', async () => {
    const { container } = show(charts.sail as Position<Game>)
    const plaque = container.querySelector('[data-kind="galley"]') ?? expect.fail()
    await fireEvent.pointerEnter(plaque)
    expect(container.querySelector('[role=tooltip]')).toBeNull()
    const move = new MouseEvent('pointermove', { movementX: 3 } as MouseEventInit)
    dispatchEvent(Object.assign(move, move.movementX ? {} : { movementX: 3 }))
    await tick()
    expect(container.querySelector('[role=tooltip]')).not.toBeNull()
  })

  test('a field further away is reached by all the steps of the way there', async () => {
    expect(await sailTo('mare_ionio')).toEqual(['sail ragusa, sail corfu, sail mare_ionio'])
  })

  test('with Shift the voyage may go on', async () => {
    expect(await sailTo('ragusa', true)).toEqual(['sail ragusa'])
  })

  test('start ports', () => {
    const { container } = show(frames.choose_start_port as Position<Game>)
    const legal = (frames.choose_start_port as Position<Game>).legal.map(([, port]) => port).sort()
    expect(lit(container, 'port')).toEqual(legal)
  })

  test('numbers of the wheel', () => {
    const position = frames.choose_start_galley as Position<Game>
    const { container } = show(position)
    const open = lit(container, 'galley')
    for (const [, number] of position.legal) expect(open).toContain(number)
  })

  test('places for hired sailors, and by keyboard', async () => {
    const { container, pick } = show(charts.invest as Position<Game>, ['verb hire'])
    const targets = new Set(
      (charts.invest as Position<Game>).legal.filter(([verb]) => verb === 'hire').map(([, target]) => target),
    )
    const shown = container.querySelectorAll('[data-kind=target][data-state=lit]')
    expect(shown).toHaveLength(targets.size)
    await fireEvent.keyDown(ringOf(container, '[data-kind=target][data-name=venezia]'), { key: 'Enter' })
    expect(pick.clicks).toEqual(['target venezia'])
  })
})

describe('the quay', () => {
  test('offers the legal small moves and sends whole ones', async () => {
    const { getByRole, pick } = show(charts.load as Position<Game>)
    await fireEvent.click(getByRole('button', { name: 'Sailors: ashore' }))
    expect(pick.played).toEqual(['give_sailors port 1'])
    const boards = getByRole('button', { name: /^Sailors: to galley/ })
    expect(boards.getAttribute('aria-disabled')).toBe('true')
    expect(boards.previousElementSibling?.previousElementSibling?.getAttribute('aria-label')).toBe('Sailors: ashore')
    await fireEvent.click(getByRole('button', { name: 'Cast off: 3 steps' }))
    expect(pick.played.at(-1)).toBe('load_done')
  })

  test('a piece is dragged to where it may go, and nowhere else', () => {
    const { container, pick } = show(charts.load as Position<Game>)
    const at = (type: string, x: number, y: number) =>
      new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 })
    const drop = (piece: string, place: string) => {
      document.elementFromPoint = () => container.querySelector(`[data-place="${place}"]`)
      container.querySelector(`[data-piece="${piece}"]`)?.dispatchEvent(at('pointerdown', 10, 10))
      dispatchEvent(at('pointermove', 60, 60))
      dispatchEvent(at('pointerup', 60, 60))
    }
    drop('sailor', 'sea')
    expect(pick.played).toEqual([])
    drop('sailor', 'port')
    expect(pick.played).toEqual(['give_sailors port 1'])
  })

  test('can be put aside to see the chart', async () => {
    const { getByRole, queryByRole } = show(charts.load as Position<Game>)
    await fireEvent.click(getByRole('button', { name: 'Look at the chart' }))
    expect(queryByRole('button', { name: /Cast off/ })).toBeNull()
    expect(getByRole('button', { name: 'To the quay' })).toBeDefined()
  })
})

describe('figures are the engine\u2019s, not the board\u2019s', () => {
  const other = (change: (figures: Game['figures']) => void) => {
    const position = structuredClone(charts.sail) as Position<Game>
    change(position.view.figures)
    return position
  }
  const labelled = (root: HTMLElement, begin: string) =>
    [...root.querySelectorAll('.chart [aria-label]')]
      .map((thing) => thing.getAttribute('aria-label') ?? '')
      .find((text) => text.startsWith(begin))

  test('what a port pays and its next space', () => {
    const { container } = show(
      other((figures) => {
        figures.pays.venezia = 77
        figures.next_value.venezia = 66
      }),
    )
    expect(labelled(container, 'Venezia,')).toMatch(/66.*77/)
  })

  test('steps, dice, the best sale and whoever may stop a galley', () => {
    const { container } = show(
      other((figures) => {
        const there = figures.reach.ragusa
        if (there) Object.assign(there, { dice: 9, stopper: 'orange', strength: 8, goods: ['gold'], ducats: 44 })
      }),
    )
    const label = container.querySelector('[data-kind=field][data-name=ragusa]')?.getAttribute('aria-label')
    expect(label ?? labelled(container, 'Ragusa, 1')).toMatch(/gold.*44.*Captain orange.*8.*9/)
  })

  test('the odds of the deck and the way to the payout', () => {
    const { container } = show(
      other((figures) => Object.assign(figures, { cards: 31, payout_cards: 17, payout_in: 23 })),
    )
    expect(container.textContent).toContain('payout: 17 in 31')
    expect(labelled(container, 'Payout track')).toContain('23 steps away')
  })
})

test('a panel shows ducats, ports, the next payout, wine ports, reserve and galleys', () => {
  const position = charts.sail as Position<Game>
  const words = wordsIn('en', GAME)
  const { container } = render(Panel, { props: { position, seat: 1, catalogue, components: printed, names, words } })
  expect(container.textContent?.replace(/\s+/g, ' ')).toMatch(
    /31 ducats.*4 ports.*\+37 next payout.*4 wine ports.*5 in reserve.*2.*6.*9/,
  )
})

describe('news are shown', () => {
  const scene = (before: Position<Game>, after: Position<Game>) => ({
    sheet: sheetsOf(drawn).wide,
    components: printed as Components,
    before: tableOf(before),
    after: tableOf(after),
    from: () => [10, 20] as [number, number],
    to: () => [30, 40] as [number, number],
    plaque: () => ({ x: 0, y: 0, w: 100, h: 40 }),
    deck: [0, 0] as [number, number],
    say: (key: string) => key,
  })

  test('a voyage of several steps is one wake from berth to berth', () => {
    const at = story.findIndex(({ played }) => played?.[0] === 'sail')
    const [before, after] = [story[at], story[at + 2]] as [Position<Game>, Position<Game>]
    const news = [...(story[at + 1]?.news ?? []), ...after.news]
    const [voyage, ...rest] = shows(news, scene(before, after))
    expect(voyage).toMatchObject({ kind: 'sail', ms: 840 })
    expect(voyage?.kind === 'sail' && [voyage.points[0], voyage.points.at(-1)]).toEqual([
      [10, 20],
      [30, 40],
    ])
    expect(rest).toEqual([])
  })

  test('sale, payment, dice, sinking and a taken port each in their way', () => {
    const position = charts.sail as Position<Game>
    const events = [
      ['sold', 'red', 'ragusa', 'gold'],
      ['paid', 'red', '5'],
      ['exchange.roll', '2', '0'],
      ['sank', 'blue', '12'],
      ['took_port', 'red', 'sicilia', '1'],
      ['declare_blockade.block', 'blue'],
    ]
    const kinds = shows([{ seen: 1, events }], scene(position, position)).map(({ kind }) => kind)
    expect(kinds).toEqual(['cubes', 'sign', 'dice', 'sink', 'flag', 'sign'])
  })
})
