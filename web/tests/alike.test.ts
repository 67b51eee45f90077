/** A card that is asked again while the same lasts is answered as before, if that was wished. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Card from '../src/parts/cards/Card.svelte'

const played: string[] = []
let resting = false
const side = { chips: ['1'], owner: 'red', n: 2 }
const way = (name: string) => ({ name, effect: '', leads: '', move: [name] })
const ask = (during: string) =>
  render(Card, {
    title: 'May it pass?',
    sentence: '',
    sides: [side, side],
    counted: '',
    ways: [way('allow'), way('block')],
    play: ([verb = '']: string[]) => !resting && played.push(verb) > 0,
    same: { during, text: 'the same' },
    galleys: [],
  })

test('the same is answered as long as it lasts, once it may be, and only where that was wished', async () => {
  vi.useFakeTimers()
  const first = ask('round 1, galley 2')
  await fireEvent.click(screen.getByRole('button', { name: 'allow' }))
  first.unmount()
  const second = ask('round 1, galley 2')
  await vi.advanceTimersByTimeAsync(2000)
  expect(played).toEqual(['allow'])
  await fireEvent.click(screen.getByRole('switch', { name: 'the same' }))
  await fireEvent.click(screen.getByRole('button', { name: 'block' }))
  second.unmount()
  resting = true
  const third = ask('round 1, galley 2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(played).toEqual(['allow', 'block'])
  resting = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(played).toEqual(['allow', 'block', 'block'])
  third.unmount()
  ask('round 1, galley 3')
  await vi.advanceTimersByTimeAsync(1000)
  expect(played).toHaveLength(3)
  vi.useRealTimers()
})
