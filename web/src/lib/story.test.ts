import { expect, test } from 'vitest'
import { CHART } from '../../tests/examples'
import { fixture, texts } from '../../tests/texts'
import { sinceLastTurn, tell, tellLast } from './story'
import { Words } from './words'

const KEY = CHART
const { catalogue, names, story } = fixture(KEY)
const words = new Words('en', KEY, texts())
const news = story.flatMap((position) => position.news)
const all = (seat: number | null) => tell(catalogue, names, words, news, seat)

test('the last lines are those the whole log ends with, and it is said whether there are earlier ones', () => {
  const { lines, more } = tellLast(catalogue, names, words, news, null, 5)
  expect(lines).toEqual(all(null).slice(-5))
  expect(more).toBe(true)
  expect(tellLast(catalogue, names, words, news, null, 1000)).toEqual({ lines: all(null), more: false })
})

test('nothing is left out that happened since the own last turn', () => {
  for (const seat of [0, 1, 2]) {
    const [whole, { lines }] = [all(seat), tellLast(catalogue, names, words, news, seat, 1)]
    expect(lines.slice(sinceLastTurn(lines))).toEqual(whole.slice(sinceLastTurn(whole)))
  }
})

test('a line is told once, and again in other words', () => {
  const [once, again] = [all(0), all(0)]
  expect(again.every((line, at) => line === once[at])).toBe(true)
  const german = tell(catalogue, names, new Words('de', KEY, texts('de')), news, 0)
  expect(german.map((line) => line.seen)).toEqual(once.map((line) => line.seen))
  expect(german[0]?.sentences).not.toEqual(once[0]?.sentences)
})
