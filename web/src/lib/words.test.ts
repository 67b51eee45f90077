import { expect, test } from 'vitest'
import { fill, spread } from './words'

test('of several forms the one that fits the number is taken', () => {
  const phrase = { one: '{n} sailor', other: '{n} sailors' }
  expect([fill(phrase, { n: '1' }), fill(phrase, { n: '3' })]).toEqual(['1 sailor', '3 sailors'])
})

test('a last kind with a star repeats', () => {
  expect(spread(['port', 'good*'], 3)).toEqual(['port', 'good', 'good'])
})
