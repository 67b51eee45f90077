import { expect, test } from 'vitest'
import { Outliner } from '../src/lib/outline'
import type { View } from '../src/lib/wire'
import { Words } from '../src/lib/words'
import { texts } from './texts'

const names = { seat: ['red', 'green'], face: ['one', 'two'] }
const outliner = new Outliner(new Words('en', 'a_game_without_words', texts()), names)

/** What the plain board tells of a seat's own drawer, beside that table. */
function own(table: object, drawer: object): string[][] {
  const view = { seat: 'red', seats: 2, table, own: drawer } as View
  const { facts, grids } = outliner.own(view)
  const rows = grids.flatMap(({ title, rows }) => rows.map(({ name }) => [title, name]))
  return [...facts.map(({ label, cell }) => [label, cell.text]), ...rows]
}

test('an own field is told although the table has one of that name for every seat', () => {
  expect(own({ dice: { red: 3, green: 2 } }, { dice: ['one', 'two', 'two'] })).toEqual([['dice', 'one, two, two']])
})

test('the same fact is told once, and an empty one beside the table not at all', () => {
  const table = { coins: { red: 3, green: 2 }, money: { red: 5, green: 5 } }
  expect(own(table, { coins: 3, money: -1, bid: 1 })).toEqual([['bid', '1']])
  expect(own(table, { coins: 4, bid: 0 })).toEqual([
    ['coins', '4'],
    ['bid', '0'],
  ])
})

test('an own field that is told by seats is told', () => {
  expect(own({}, { guesses: { red: 1, green: 4 } })).toEqual([['guesses', '1 red, 4 green']])
})

test('what the table tells by seats is in the table of players alone', () => {
  const view = { seat: 'red', seats: 2, table: { coins: { red: 3, green: 2 }, round: 1 }, own: null } as unknown as View
  const { facts, grids } = outliner.table(view)
  expect(facts.map(({ label }) => label)).toEqual(['round'])
  expect(grids.map(({ head }) => head)).toEqual([['coins']])
})
