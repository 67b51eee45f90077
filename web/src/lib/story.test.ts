import { expect, test } from 'vitest'
import { CHART } from '../../tests/examples'
import { fixture, wordsIn } from '../../tests/texts'
import { retold } from './heard.svelte'
import { tell } from './story'
import type { News } from './wire'

const KEY = CHART
const { catalogue, names, story } = fixture(KEY)
const words = wordsIn('en', KEY)
const news = story.flatMap((position) => position.news)
const all = (seat: number | null) => tell(catalogue, names, words, news, seat)

test('a line is told once, and again in other words', () => {
  const [once, again] = [all(0), all(0)]
  expect(again.every((line, at) => line === once[at])).toBe(true)
  const german = tell(catalogue, names, wordsIn('de', KEY), news, 0)
  expect(german.map((line) => line.seen)).toEqual(once.map((line) => line.seen))
  expect(german[0]?.sentences).not.toEqual(once[0]?.sentences)
})

test('what is taken back twice in a row is gone both times', () => {
  const done = (seen: number): News => ({ seen, events: [['turn', String(seen)]] })
  const undone = (seen: number): News => ({ seen, events: [], undone: 1 })
  const one = retold([], [done(1), done(2), done(3)], 0)
  const two = retold(one, [undone(4)], 3)
  expect(retold(two, [undone(5)], 4)).toEqual([done(1)])
})
