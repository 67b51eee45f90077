/** Light on things that boards draw, whatever board it is: they carry their kind and name. */

import type { Noun } from './picker'

const TOLD = 'data-told'
const LESSON = 'data-lesson'

/** What finds a thing on a board. */
export const selectorOf = ({ kind, name }: Noun): string =>
  `[data-kind="${CSS.escape(kind)}"][data-name="${CSS.escape(name)}"]`

/** Light what a line speaks of, and nothing else. */
export function point(root: Element | undefined, things: readonly Noun[]): void {
  for (const lit of root?.querySelectorAll(`[${TOLD}]`) ?? []) lit.removeAttribute(TOLD)
  for (const thing of things)
    for (const one of root?.querySelectorAll(selectorOf(thing)) ?? []) one.setAttribute(TOLD, '')
}

/** For a line of a log: what it speaks of is lit while it is pointed at. */
export const pointing = (light: (things: Noun[]) => void, things: Noun[]) => ({
  onmouseenter: () => light(things),
  onmouseleave: () => light([]),
  onfocus: () => light(things),
  onblur: () => light([]),
})

/** Where a lesson wants the learner to look; boards redraw themselves, so it is marked again until the end is called. */
export function beckon(root: Element, wanted: readonly string[]): () => void {
  let shown: Element | null = null
  const clear = (keep: string | null) => {
    for (const was of root.querySelectorAll(`[${LESSON}]`)) if (!keep || !was.matches(keep)) was.removeAttribute(LESSON)
  }
  const mark = () => {
    clear(wanted.join())
    for (const one of root.querySelectorAll(wanted.join())) one.setAttribute(LESSON, '')
    const first = root.querySelector(`[data-scrolls] [${LESSON}]`)
    if (first && first !== shown) first.scrollIntoView({ block: 'nearest' })
    shown = first
  }
  mark()
  const watch = new MutationObserver(mark)
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-kind', 'data-name', 'data-move'] })
  return () => {
    watch.disconnect()
    clear(null)
  }
}
