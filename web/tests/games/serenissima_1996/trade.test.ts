import { expect, test } from 'vitest'
import {
  type Draft,
  dealing,
  most,
  NO_DRAFT,
  nextMove,
  outcome,
  pairsOf,
  talksOf,
} from '../../../src/games/serenissima_1996/deal/trade'
import type { Game } from '../../../src/games/serenissima_1996/view.gen'
import type { Position } from '../../../src/lib/wire'
import { charts as placed } from '../../texts'

const charts = placed<Game>('serenissima_1996')
const at = (title: string): Position<Game> => structuredClone(charts[title] ?? expect.fail(title))
const galleys = { seat: 'player2', galley: '3', rival_galley: '13', side: 'buy' } as const
const asking = (step: 'trade_goods' | 'trade_price'): Position<Game> => {
  const position = at('manage')
  position.view.step = { step, ...galleys }
  return position
}

test('galleys side by side may trade; who has goods may sell', () => {
  const position = at('manage')
  expect(dealing(position)).toBe(true)
  expect(pairsOf(position.legal)).toEqual([{ own: '3', rival: '13', sides: ['buy'] }])
  const { trades } = position.view.figures
  expect(most(trades, { ...NO_DRAFT, own: '3', rival: '13', side: 'buy', good: 'iron' })).toBe(1)
  expect(most(trades, { ...NO_DRAFT, own: '3', rival: '13', side: 'sell', good: 'iron' })).toBe(0)
})

test('a proposal is said in three small moves', () => {
  const draft: Draft = { own: '3', rival: '13', side: 'buy', good: 'iron', n: 1, price: 300 }
  expect(nextMove(at('manage'), draft)).toEqual(['propose_trade', '3', '13', 'buy'])
  expect(nextMove(asking('trade_goods'), draft)).toEqual(['goods', 'iron', '1'])
  expect(nextMove(asking('trade_price'), draft)).toEqual(['price', '300'])
  expect(nextMove(at('sail'), draft)).toBeNull()
})

test('leave to sail on is asked at the deal table, too', () => {
  expect(dealing(at('passage'))).toBe(true)
  expect(dealing(at('sail'))).toBe(false)
})

test('talks of the round are told with their answers', () => {
  const events = [
    ['requested', 'player1', 'tunis', 'gold', '1'],
    ['round_begins', '4'],
    ['proposed', 'player2', 'player1', 'buy', 'iron', '1', '300'],
    ['answer_trade.counter', 'player1', '500'],
    ['answer_trade_counter.accept', 'player2'],
    ['sail_on.ask_passage', 'player2'],
    ['grant_passage.refuse', 'player1'],
    ['proposed', 'player2', 'player1', 'buy', 'iron', '1', '300'],
  ]
  const talks = talksOf([{ seen: 1, events }])
  expect(talks.map(({ seat, last }) => [seat, last[0]])).toEqual([
    ['player2', 'answer_trade_counter.accept'],
    ['player2', 'grant_passage.refuse'],
    ['player2', 'proposed'],
  ])
  expect(talks.map(outcome)).toEqual(['agreed', 'failed', 'open'])
})
