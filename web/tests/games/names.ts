/** What a screen reader finds of the things on a board. */

import { expect } from 'vitest'

const HIDDEN = '[aria-hidden=true]'

/** Each thing is read once: by the name of its empty ring, and by nothing that is drawn in it. */
export function expectNames(board: Element): void {
  const things = [...board.querySelectorAll('[data-state]')]
  expect(things.length).toBeGreaterThan(0)
  for (const thing of things) {
    const [ring, ...others] = thing.querySelectorAll(`[aria-label]:not(${HIDDEN} *)`)
    expect(others, thing.outerHTML).toEqual([])
    expect(ring?.childNodes, thing.outerHTML).toHaveLength(0)
    expect(openText(thing)).toBe('')
    const lit = thing.matches('[data-state=lit]')
    if (lit) expect([ring?.getAttribute('role'), ring?.getAttribute('tabindex')]).toEqual(['button', '0'])
  }
}

/** The text in an element that is not hidden. */
function openText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll(HIDDEN)) hidden.remove()
  return copy.textContent?.trim() ?? ''
}

/** The name of a thing. */
export const nameOf = (thing: Element | null): string =>
  thing?.querySelector(`[aria-label]:not(${HIDDEN} *)`)?.getAttribute('aria-label') ?? ''

/** What has the focus when keys are pressed on a thing. */
export const ringOf = (root: Element, thing: string): Element =>
  root.querySelector(`${thing} > .ring`) ?? expect.fail(`${thing} has no ring`)
