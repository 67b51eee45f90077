import { expect, test } from 'vitest'
import { CHART } from '../../tests/examples'
import { fixture } from '../../tests/texts'
import { changed, Whole } from './changes'
import type { Sent } from './wire'

const [first] = fixture(CHART).story
const position = first ?? expect.fail()
const told = (changes: [string[], unknown][], seat = position.seat): Sent => {
  const { view: _, ...question } = position
  return { ...question, t: 'changed', seat, changes }
}

test('what has changed is told by its path, and what lies beside it stays what it was', () => {
  const whole = new Whole()
  whole.frame(position)
  const now = whole.frame(told([[['table', 'round'], 7]]))
  const view = now.t === 'position' ? now.view : expect.fail()
  expect(view).toEqual({ ...position.view, table: { ...position.view.table, round: 7 } })
  expect(view.options).toBe(position.view.options)
  const later = whole.frame(told([[['step'], null]]))
  expect(later.t === 'position' && later.view).toEqual({ ...view, step: null })
})

test('each seat of a screen has its own view, and none is made of nothing', () => {
  const whole = new Whole()
  whole.frame(position)
  const other = (position.seat ?? 0) + 1
  expect(() => whole.frame(told([], other))).toThrow('nobody has told')
  whole.frame({ ...position, seat: other })
  expect(whole.frame(told([], other))).toMatchObject({ t: 'position', seat: other })
})

test('a change at no path at all is the whole', () => {
  expect(changed({ a: 1 }, [], 2)).toBe(2)
})
