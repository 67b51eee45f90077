/** A question stands whole in a place that is always the same: first its second sentence gives way, then its letters. */

import type { Attachment } from 'svelte/attachments'

const SMALLEST = 3

/** Fit what stands in a box of fixed height, from that size of letters on; again whenever the box changes. */
export function fitting(question: string, first: number): Attachment<HTMLElement> {
  return (box) => {
    const head = box.querySelector('h2')
    const full = () => box.scrollHeight > box.clientHeight + 1 || (!!head && head.scrollHeight > head.clientHeight + 2)
    const fit = () => {
      box.classList.remove('tight')
      box.dataset.size = String(first)
      if (question && full()) box.classList.add('tight')
      for (let size = first + 1; size <= SMALLEST && full(); size++) box.dataset.size = String(size)
    }
    const watched = new ResizeObserver(fit)
    watched.observe(box)
    return () => watched.disconnect()
  }
}
