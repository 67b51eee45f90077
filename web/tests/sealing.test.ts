/** Answers that this browser seals: kept over a reload, opened by itself when all have sealed, forgotten afterwards. */
import { beforeEach, expect, test } from 'vitest'
import { opening, sealing, seeSeals } from '../src/lib/sealing'
import type { Position, Sealing } from '../src/lib/wire'
import { sealed } from '../src/proof/digests'

const TABLE = 'rialto0001'
const position = (asked: number[], sealings: Sealing[]): Position =>
  ({ seat: 0, seen: 3, asked, sealings, news: [] }) as unknown as Position
const mine = (digest: string): Sealing => ({ seat: 0, digest })

beforeEach(() => localStorage.clear())

function seal(move = ['bid', '3']): string {
  const frame = sealing(TABLE, 0, 3, move)
  if (frame.t !== 'seal') return expect.fail()
  expect(Object.keys(frame).sort()).toEqual(['digest', 'seat', 'seen', 't']) // nothing of the answer goes out
  return frame.digest
}

test('it is opened when nobody is asked any more, and not before', () => {
  const digest = seal()
  expect(seeSeals(TABLE, position([1], [mine(digest)]))).toBeNull()
  const open = seeSeals(TABLE, position([], [mine(digest), { seat: 1, digest: 'other' }]))
  if (open?.t !== 'open') return expect.fail()
  expect(sealed(TABLE, 0, open.salt, open.move.join(' '))).toBe(digest)
})

test('it is sent with the same seal when the line was lost, and with another when it is sealed again', () => {
  const digest = seal()
  expect(seal()).toBe(digest)
  expect(seal(['bid', '4'])).not.toBe(digest)
  const again = seal()
  seeSeals(TABLE, position([1], [mine(again)]))
  expect(seal()).not.toBe(again) // it was taken back: nobody can tell whether it is the same
})

test('it is not forgotten before the table has shown it, and is afterwards', () => {
  const digest = seal()
  seeSeals(TABLE, position([0, 1], []))
  expect(opening(TABLE, 0, position([], [mine(digest)]))).not.toBeNull()
  seeSeals(TABLE, position([1], [mine(digest)]))
  seeSeals(TABLE, position([1], []))
  expect(localStorage.length).toBe(0)
})

test('a seal that another browser has put there is not opened here', () => {
  seal()
  expect(seeSeals(TABLE, position([], [mine('f'.repeat(64))]))).toBeNull()
  localStorage.setItem(`serenissima.sealed.${TABLE}.0`, '{')
  expect(seeSeals(TABLE, position([], [mine('f'.repeat(64))]))).toBeNull()
})
