import { expect, test } from 'vitest'
import { DEALING } from '../../tests/examples'
import { wordsIn } from '../../tests/texts'
import { account, difference, share, sum } from './sources'

const words = wordsIn('en', DEALING)
const source = (name: string, points: (number | null)[]) => ({ name, rule: '', points })
const found = {
  sources: [
    source('start', [5, 5, 5]),
    source('pirates', [0, -3, -2]),
    source('nobodys_own', [0, 0, 0]),
    source('coins', [9, 12, 2]),
  ],
  total: [14, 14, 5],
}

test('the winner stands first, and a source of which nobody has anything is left out', () => {
  const told = account(words, found, 3, [2, 1, 3], [14, 15, 5])
  expect(told.seats).toEqual([1, 0, 2])
  expect(told.sources.map(({ name }) => name)).toEqual(['start', 'pirates', 'coins'])
  expect(told.sources[1]?.title).toBe('pirates')
  expect(told.total).toEqual([14, 15, 5])
  expect(account(words, found, 3).total).toEqual([14, 14, 5])
})

test('a row is written out as the sum that it is, and not where something is unknown', () => {
  const told = account(words, found, 3)
  expect(sum(told, 1)).toBe('5 − 3 + 12 = 14')
  expect(sum(account(words, { sources: [source('start', [null])], total: [null] }, 1), 0)).toBeNull()
})

test('what set the winner apart is where he had most more than the second', () => {
  const apart = difference(account(words, found, 3, [2, 1, 3]))
  expect(apart).toMatchObject({ winner: 1, second: 0, source: { name: 'coins' } })
  expect(difference(account(words, found, 3, [1, 1, 3]))).toBeNull()
})

test('bars compare within a source', () => {
  expect(share([5, -10, null], -10)).toBe(1)
  expect(share([5, -10, null], 5)).toBe(0.5)
  expect(share([0, 0], 0)).toBe(0)
})
