import { expect, test } from 'vitest'
import { drawn } from '../../src/chart/shore'

const bare = { land: '', hatching: { long: '', short: '' }, rivers: '', mountains: [] }

test('shores are told by their corners in tenths, and drawn with the corners cut off', () => {
  const { land } = drawn({ ...bare, land: '0 0 40 0 0 40-40 0z100 100 40 0 0 40z' })
  expect(land.split('M').filter(Boolean)).toEqual([
    '1 0L3 0L4 1L4 3L3 4L1 4L0 3L0 1z',
    '11 10L13 10L14 11L14 13L13 13L11 11z',
  ])
})

test('hatching is told row by row, as strokes and the gaps between them', () => {
  const { hatching } = drawn({ ...bare, hatching: { long: 'M-5 10 4 3 2M0 1 7', short: '' } })
  expect(hatching).toEqual({ long: 'M10 -5h4m3 0h2M1 0h7', short: '' })
})
