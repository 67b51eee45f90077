import { expect, test } from 'vitest'
import {
  askable,
  clicked,
  complete,
  likest,
  meant,
  narrow,
  type Option,
  options,
  scale,
  settled,
  sketch,
  stateOf,
  typed,
} from './picker'
import type { Catalogue } from './wire'

const catalogue: Catalogue = {
  key: 'toy',
  version: 1,
  seats: [2],
  options: {},
  beginners: {},
  minutes: {},
  measured: {},
  strengths: {},
  levels: [],
  lesson: false,
  events: {},
  rules: {},
  chance: [],
  steps: ['step'],
  answers: { step: ['sail', 'hire', 'sell', 'stop'] },
  verbs: {
    sail: ['galley', 'port'],
    attack: ['galley', 'galley'],
    sell: ['good*'],
    stop: [],
    hire: ['port', 'n'],
    build: ['port'],
    buy: ['port'],
  },
  fields: {},
  names_like: {},
}
const of = (...moves: string[]): Option[] =>
  options(
    catalogue,
    'step',
    moves.map((move) => move.split(' ')),
  )
const pick = (kind: string, name: string) => ({ kind, name })

const voyage = of('sail 6 genova', 'sail 6 tunis', 'sail 9 tunis', 'stop')

test('nouns narrow the moves in any order', () => {
  const port = [pick('port', 'tunis')]
  expect(narrow(voyage, port).map((one) => one.move.join(' '))).toEqual(['sail 6 tunis', 'sail 9 tunis'])
  expect(narrow(voyage, [...port, pick('galley', '9')])).toHaveLength(1)
  expect(narrow(voyage, [pick('galley', '9'), ...port])).toHaveLength(1)
})

test('a thing is lit, chosen, dark or plain', () => {
  const picks = [pick('galley', '9')]
  expect(stateOf(voyage, picks, pick('galley', '9'))).toBe('chosen')
  expect(stateOf(voyage, picks, pick('port', 'tunis'))).toBe('lit')
  expect(stateOf(voyage, picks, pick('port', 'genova'))).toBe('dark')
  expect(stateOf(voyage, picks, pick('good', 'wine'))).toBe('plain')
  expect(stateOf([], [], pick('port', 'tunis'))).toBe('plain')
})

test('what the question speaks of is dark where nothing of it is legal, and a click on it means that', () => {
  const verbs = askable(catalogue, 'step')
  const [stop, port, good] = [of('stop'), pick('port', 'tunis'), pick('good', 'wine')]
  expect(stateOf(stop, [], port)).toBe('plain')
  expect(stateOf(stop, [], port, verbs)).toBe('dark')
  expect(stateOf(stop, [], pick('card', 'doge'), verbs)).toBe('plain')
  expect(meant(stop, [], port, verbs)).toEqual(['hire', 'tunis', '1'])
  expect(meant(stop, [], good, verbs)).toEqual(['sell', 'wine'])
  expect(meant(stop, [], pick('galley', '9'), verbs)).toBeNull()
})

test('a second click takes the first one back', () => {
  expect(clicked(voyage, [pick('galley', '9')], pick('galley', '9'))).toEqual([])
})

test('a click that fits only another beginning starts that one', () => {
  expect(clicked(voyage, [pick('galley', '9')], pick('port', 'genova'))).toEqual([pick('port', 'genova')])
  expect(clicked(voyage, [], pick('port', 'venezia'))).toBeNull()
})

test('two of the same kind are told apart by what is left', () => {
  const fights = of('attack 6 12', 'attack 12 6')
  expect(narrow(fights, [pick('galley', '6'), pick('galley', '12')])).toHaveLength(2)
})

test('of moves with the same nouns the order of the clicks decides', () => {
  const fights = of('attack 6 12', 'attack 12 6')
  expect(settled(fights, [pick('galley', '6')])).toBeNull()
  expect(settled(fights, [pick('galley', '12'), pick('galley', '6')])?.move).toEqual(['attack', '12', '6'])
})

test('of repeated nouns the shorter move is complete while longer ones go on', () => {
  const sales = of('sell wood', 'sell wood wood', 'sell wood wine')
  const picks = clicked(sales, [], pick('good', 'wood')) ?? []
  expect(complete(sales, picks).map((one) => one.move)).toEqual([['sell', 'wood']])
  expect(clicked(sales, picks, pick('good', 'wood'))).toHaveLength(2)
})

test('a click on something dark means the move it would have been', () => {
  expect(meant(voyage, [pick('galley', '9')], pick('port', 'genova'))).toEqual(['sail', '9', 'genova'])
})

test('a thing that several verbs could take settles none of them', () => {
  const both = of('buy venezia', 'build venezia')
  expect(settled(both, [pick('port', 'venezia')])).toBeNull()
  expect(settled(both, [pick('port', 'venezia'), pick('verb', 'build')])?.move).toEqual(['build', 'venezia'])
})

test('a verb is sketched with what is settled', () => {
  expect(sketch(of('sail 6 genova', 'sail 6 tunis'))).toEqual(['sail', '6', '…'])
})

test('moves that differ in one number are a scale', () => {
  expect(scale(of('hire tunis 3', 'hire tunis 1', 'hire tunis 2'))?.values).toEqual([1, 2, 3])
  expect(scale(of('hire tunis 1', 'hire genova 2', 'hire genova 3'))).toBeNull()
})

test('typed words may be shortened and the verb left out', () => {
  const found = (text: string) => typed(voyage, text).map((one) => one.move.join(' '))
  expect(found('sa 9 tu')).toEqual(['sail 9 tunis'])
  expect(found('6 gen')).toEqual(['sail 6 genova'])
  expect(found('4')).toEqual(['stop'])
  expect(found('sail')).toHaveLength(3)
  expect(found('row')).toEqual([])
})

test('instead of a move that is not legal, those that have most in common with it, if they are few', () => {
  const legal = ['sail 1 genova', 'sail 1 tunis', 'sail 2 tunis', 'stop'].map(
    (said, at): Option => ({
      at,
      move: said.split(' '),
      kinds: [],
    }),
  )
  expect(likest(legal, ['sail', '2', 'genova'])).toEqual([
    ['sail', '1', 'genova'],
    ['sail', '2', 'tunis'],
  ])
  expect(likest(legal.slice(3), [])).toEqual([['stop']])
  expect(likest(legal, []), 'too many to be told').toEqual([])
})
