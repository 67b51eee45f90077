import { describe, expect, test } from 'vitest'
import { moor } from '../../src/chart/layout'
import type { Sheet } from '../../src/chart/sheet'

describe('galleys in a field', () => {
  const sheet: Sheet = {
    ports: {},
    plaques: {},
    top: 0,
    tall: 745,
    unit: 1,
    names: {},
    middles: {},
    furniture: [],
    gates: {},
    borders: '',
    outlines: {},
    berths: {
      sea: [
        [0, 0],
        [100, 0],
      ],
    },
    spots: {
      sea: [
        [50, 60],
        [50, 90],
      ],
    },
  }
  const ships = (owners: string, mine = '') =>
    [...owners].map((owner, i) => ({ id: String(i + 1), owner, apart: owner === mine }))
  const lie = (owners: string, mine = '') => moor(sheet, 'sea', ships(owners, mine), [])

  test('lie apart at full size while they fit', () => {
    expect(lie('ab').map(({ ids, scale }) => [ids, scale])).toEqual([
      [['1'], 1],
      [['2'], 1],
    ])
  })

  test('more than fit are smaller, and still apart', () => {
    const tokens = lie('abcd')
    expect(tokens.map(({ ids }) => ids)).toEqual([['1'], ['2'], ['3'], ['4']])
    expect(new Set(tokens.map(({ scale }) => scale))).toEqual(new Set([0.8]))
    expect(new Set(tokens.map(({ at }) => at.join())).size).toBe(4)
  })

  test('still more are fleets of rivals, but own galleys are never hidden', () => {
    expect(lie('mrrmr', 'm').map(({ ids }) => ids)).toEqual([['1'], ['2', '3', '5'], ['4']])
  })

  test('all of them are drawn, however many there are', () => {
    const drawn = lie('abcdeabcdeabcde', 'a').flatMap(({ ids }) => ids)
    expect(drawn.sort((a, b) => Number(a) - Number(b))).toEqual(ships('abcdeabcdeabcde').map(({ id }) => id))
  })
})
