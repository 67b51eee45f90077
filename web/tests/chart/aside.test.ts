import { expect, test } from 'vitest'
import { aside } from '../../src/chart/aside'
import { type Box, hit } from '../../src/chart/sheet'

const ROOM = { w: 900, h: 500 }
const SIZE = { w: 240, h: 120 }
const thing = (x: number, y: number): Box => ({ x, y, w: 120, h: 40 })
const box = (about: Box[]): Box => {
  const [x, y] = aside(about, SIZE, ROOM)
  return { x, y, ...SIZE }
}

test.each([
  ['in the middle', [thing(400, 200)]],
  ['at the lower edge', [thing(400, 455)]],
  ['at the left', [thing(0, 200)]],
  ['in a corner', [thing(780, 460)]],
  ['with its plaque below it', [thing(400, 200), thing(420, 250)]],
  ['between two others', [thing(400, 200), thing(380, 250), thing(380, 150)]],
])('words are in the window and over nothing that they speak of: %s', (_, about) => {
  const words = box(about)
  expect(about.filter((one) => hit(one, words))).toEqual([])
  expect(words.x).toBeGreaterThanOrEqual(0)
  expect(words.y).toBeGreaterThanOrEqual(0)
  expect(words.x + words.w).toBeLessThanOrEqual(ROOM.w)
  expect(words.y + words.h).toBeLessThanOrEqual(ROOM.h)
})
