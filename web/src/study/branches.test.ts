import { expect, test } from 'vitest'
import type { StudyNode } from '../lib/wire'
import { Branches, letterOf } from './branches'

const node = (id: number, parent: number | null): StudyNode => ({
  id,
  parent,
  seat: id % 2,
  step: 'ask',
  move: parent === null ? [] : ['go', String(id)],
  comment: '',
  glyph: '',
  marks: [],
  by: '',
})

// 0 – 1 – 2 – 3, with 4 – 5 and 6 beside 2
const tree = new Branches([node(0, null), node(1, 0), node(2, 1), node(3, 2), node(4, 1), node(5, 4), node(6, 1)])

test('rivals follow their move, set in with all that follows them, and then the main line goes on', () => {
  const told = tree.rows(0).map((row) => [row.node.id, row.depth, row.rival])
  expect(told).toEqual([
    [1, 0, null],
    [2, 0, 0],
    [4, 1, 1],
    [5, 1, null],
    [6, 1, 2],
    [3, 0, null],
  ])
  expect([0, 1, 2, 25].map(letterOf)).toEqual(['A', 'B', 'C', 'Z'])
})

test('a branch that is being cut is left out with all that follows', () => {
  expect(tree.below(4)).toEqual(new Set([4, 5]))
  expect(tree.rows(0, tree.below(4)).map((row) => row.node.id)).toEqual([1, 2, 6, 3])
})

test('one goes along a line and between branches', () => {
  expect(tree.path(5).map(({ id }) => id)).toEqual([0, 1, 4, 5])
  expect(tree.end(0)).toBe(3)
  expect(tree.beside(5, 1), 'the nearest fork is where the branch began').toBe(6)
  expect(tree.beside(2, -1)).toBe(6)
  expect(tree.beside(1, 1)).toBe(null)
  expect(tree.beside(0, 1)).toBe(null)
})
