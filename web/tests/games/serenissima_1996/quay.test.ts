import { describe, expect, test } from 'vitest'
import { Managing } from '../../../src/games/serenissima_1996/board/quay/managing.svelte'
import {
  answersOf,
  carried,
  chainOf,
  giving,
  holdingOf,
  type Order,
  type Plan,
  timesIn,
  withDeed,
  withOrder,
  withoutOne,
} from '../../../src/games/serenissima_1996/board/quay/plan'
import type { Components, Game, Table } from '../../../src/games/serenissima_1996/view.gen'
import type { Several } from '../../../src/lib/board'
import type { Position, Prospect } from '../../../src/lib/wire'
import { components, fixture, wordsIn } from '../../texts'

const GAME = 'serenissima_1996'
const manage = fixture<Game>(GAME).frames.manage as Position<Game>
const printed = components<Components>(GAME)
const goods = printed.goods.map(({ id }) => id)

/** Two galleys before a port, and one elsewhere. */
const table = {
  galleys: {
    '4': { owner: 'venice', zone: 'gen', crew: 2, cargo: { iron: 2 } },
    '16': { owner: 'venice', zone: 'gen', crew: 2, cargo: { wine: 1 } },
    '3': { owner: 'venice', zone: 'tun', crew: 3, cargo: {} },
    '9': { owner: 'genoa', zone: 'gen', crew: 1, cargo: { gold: 1 } },
  },
} as unknown as Table

const carry = (plan: Plan, on: Table, piece: string, from: string, to: string): Plan =>
  withOrder(plan, on, 'venice', 'gen', goods, carried(holdingOf(on, ['4', '16']), piece, from, to))

describe('a plan is a chain of answers in a legal order', () => {
  test('the same answer twice is one with a larger number', () => {
    const one = withDeed([], { zone: 'gen', move: ['hire', 'genova', 'garrison', '1'] })
    const two = withDeed(one, { zone: 'gen', move: ['hire', 'genova', 'garrison', '1'] })
    expect(chainOf(two)).toEqual([['hire', 'genova', 'garrison', '2']])
    expect(timesIn(two, ['hire', 'genova', 'garrison', '1'])).toBe(2)
    const other = withDeed(two, { zone: 'gen', move: ['buy', '16', '1'] })
    expect(chainOf(withDeed(other, { zone: 'gen', move: ['hire', 'genova', 'garrison', '1'] }))).toHaveLength(3)
  })

  test('a new order asks crews and then goods, galley by galley, of one seat alone', () => {
    expect(chainOf(carry([], table, 'wine', '16', '4'))).toEqual([
      ['rearrange', 'gen'],
      ['crew', '2'],
      ['crew', '2'],
      ['count', '1'],
      ['count', '2'],
      ['count', '0'],
      ['count', '0'],
    ])
  })

  test('two new orders of a zone are one, unless something was done there between them', () => {
    const first = carry([], table, 'sailor', 'garrison', '4')
    const elsewhere = withDeed(first, { zone: 'tun', move: ['buy', '3', '1'] })
    const after = structuredClone(table)
    if (after.galleys['4']) after.galleys['4'].crew = 3
    const second = carry(elsewhere, after, 'wine', '16', '4')
    expect(second).toHaveLength(2)
    expect((second[0] as Order).crews).toEqual({ '4': 3, '16': 2 })
    expect((second[0] as Order).loads['4']).toEqual({ iron: 2, wine: 1 })
    const bought = withDeed(first, { zone: 'gen', move: ['buy', '16', '1'] })
    expect(carry(bought, after, 'wine', '16', '4')).toHaveLength(3)
  })

  test('what is taken away between two new orders makes them one', () => {
    const hire = { zone: 'gen', move: ['hire', 'genova', 'garrison', '1'] }
    const plan = carry(withDeed(carry([], table, 'sailor', '4', '16'), hire), table, 'sailor', 'garrison', '4')
    const less = withoutOne(plan, hire.move) ?? expect.fail()
    expect(less).toHaveLength(1)
    expect(answersOf(less[0] ?? expect.fail()).slice(1, 3)).toEqual([
      ['crew', '3'],
      ['crew', '2'],
    ])
    expect(withoutOne(less, hire.move)).toBeNull()
  })

  test('it is given question by question: what was not asked is left out, and a stale answer is given again', () => {
    const plan = carry(withDeed([], { zone: 'tun', move: ['buy', '3', '1'] }), table, 'wine', '16', '4')
    const next = giving(plan, [['end_manage']])
    const at = (step: object) => ({ view: { step } }) as unknown as Position<Game>
    const manages = at({ step: 'manage' })
    expect(next(manages)).toEqual(['buy', '3', '1'])
    expect(next(manages, true)).toEqual(['buy', '3', '1'])
    expect(next(manages)).toEqual(['rearrange', 'gen'])
    expect(next(at({ step: 'set_crew', galley: '16' }))).toEqual(['crew', '2'])
    expect(next(at({ step: 'set_cargo', galley: '4', good: 'wine' }))).toEqual(['count', '1'])
    expect(next(manages)).toEqual(['end_manage'])
    expect(next(manages)).toBeNull()
  })
})

describe('all is a draft', () => {
  const NO = { text: 'The supply is short.', rule: 'S96-1.5' }

  /** A house that lets everything be but what is bought for galley 99, and writes down what it is asked. */
  function managing() {
    const asked: string[][][] = []
    const given: (string[] | null)[] = []
    const several: Several = {
      ahead: async (moves) => {
        asked.push(moves)
        if (moves.some((move) => move[1] === '99')) return NO
        const events = moves.map((move) => (move[0] === 'hire' ? [['spent', 'venice', '100']] : []))
        return { t: 'prospect', ref: '', view: manage.view, legal: manage.legal, events } as unknown as Prospect
      },
      follow: async (next) => {
        for (let move = next(manage); move; move = next(manage)) given.push(move)
        return true
      },
      undo: () => {},
      drafted: () => {},
      read: () => {},
    }
    const words = wordsIn('en', GAME)
    const told = { position: manage, components: printed, several, say: (key: string) => key, words }
    return { managing: new Managing(() => told), asked, given }
  }
  const settled = () => new Promise((then) => setTimeout(then))
  const HIRE = ['hire', 'genova', 'garrison', '1']

  test('every step can be undone, and all of them at once', async () => {
    const { managing: quay } = managing()
    quay.add('gen', HIRE)
    quay.add('gen', HIRE)
    await settled()
    expect([quay.changes, quay.times(...HIRE), quay.cost]).toEqual([2, 2, 100])
    quay.undo()
    expect([quay.changes, quay.times(...HIRE)]).toEqual([1, 1])
    quay.again()
    expect([quay.changes, quay.cost]).toEqual([0, 0])
  })

  test('what is refused changes nothing, and is told in the words of the house', async () => {
    const { managing: quay } = managing()
    quay.add('gen', HIRE)
    quay.add('gen', ['buy', '99', '1'])
    await settled()
    expect(quay.changes).toBe(1)
    expect(quay.no).toMatchObject(NO)
  })

  test('what cannot be taken back or laid down says why', async () => {
    const { managing: quay, asked } = managing()
    quay.less(HIRE)
    expect(quay.no?.text).toBe('quay_nothing')
    quay.hand.drag.refuse('wine', '99', 'garrison')
    expect(quay.no?.text).toBe('quay_no_goods')
    quay.hand.drag.refuse('wine', 'supply', 'sea')
    expect(quay.no?.text).toBe('overboard_how')
    await settled()
    expect([asked.length, quay.changes]).toEqual([0, 0])
    quay.hand.drag.refuse('wine', 'supply', '99')
    await settled()
    expect(quay.no).toMatchObject(NO)
  })

  test('done gives all of it and ends the turn; asking a price gives what stands so far', async () => {
    const { managing: quay, given } = managing()
    quay.add('gen', HIRE)
    await quay.done()
    expect(given).toEqual([HIRE, ['end_manage']])
    expect(quay.changes).toBe(0)
    quay.add('gen', HIRE)
    await quay.ask('3', 2)
    expect(given.slice(2)).toEqual([HIRE, ['request_purchase', '3', '2']])
  })
})
