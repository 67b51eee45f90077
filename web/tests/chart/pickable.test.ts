import { expect, test, vi } from 'vitest'
import { STILL } from '../../src/lib/still'
import { pickable } from '../../src/parts/pickable'

const press = (pointerType: string) => ({ pointerType }) as unknown as PointerEvent

test('what nobody asks for is asked about with a mouse, and only looked at with a finger', () => {
  const click = vi.fn()
  const { thing, ring } = pickable({ ...STILL, click }, [['port', 'tunis']], 'Tunis')
  thing.onclick(press('touch'))
  expect(click).not.toHaveBeenCalled()
  thing.onclick(press('mouse'))
  expect(click).toHaveBeenCalledWith('port', 'tunis')
  expect(ring).toMatchObject({ role: 'img', tabindex: -1 })
})

test('what is refused says why to a finger too', () => {
  const click = vi.fn()
  const { thing } = pickable({ ...STILL, click, state: () => 'dark' }, [['port', 'tunis']], 'Tunis')
  thing.onclick(press('touch'))
  expect(click).toHaveBeenCalledOnce()
})
