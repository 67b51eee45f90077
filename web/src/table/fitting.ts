/** A question stands whole in a place that is always the same: first its second sentence gives way, then its letters. */

import type { Attachment } from 'svelte/attachments'

const SMALLEST = 3

/** Fit a box whenever it has another size, and once more when the letters have come. */
function watching(box: HTMLElement, again: () => void): () => void {
  let here = true
  const watched = new ResizeObserver(again)
  watched.observe(box)
  void document.fonts?.ready.then(() => here && again())
  return () => {
    here = false
    watched.disconnect()
  }
}

/** Letters of answers that would be cut are set smaller, all alike; `what` is said there, and measured again when it changes. */
export function whole(what: string): Attachment<HTMLElement> {
  return (box) => {
    const texts = () => [...box.querySelectorAll<HTMLElement>('.few-lines, .face')]
    const cut = () => texts().some((one) => one.scrollHeight > one.clientHeight + 2)
    const fit = () => {
      delete box.dataset.fit
      for (const size of what ? ['small', 'smaller'] : []) {
        if (!cut()) return
        box.dataset.fit = size
      }
    }
    return watching(box, fit)
  }
}

/** Fit what stands in a box of fixed height, from that size of letters on; again whenever the box changes. */
export function fitting(question: string, first: number): Attachment<HTMLElement> {
  return (box) => {
    const cut = (one: HTMLElement | null) => !!one?.clientHeight && one.scrollHeight > one.clientHeight + 2
    const full = () =>
      box.scrollHeight > box.clientHeight + 1 || ['h2', '.second'].some((one) => cut(box.querySelector(one)))
    const fit = () => {
      box.classList.remove('long', 'tight')
      box.dataset.size = String(first)
      for (const way of question ? ['long', 'tight'] : []) if (full()) box.classList.add(way)
      for (let size = first + 1; size <= SMALLEST && full(); size++) box.dataset.size = String(size)
    }
    return watching(box, fit)
  }
}
