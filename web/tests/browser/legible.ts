/** What is measured of a table as it lies on a screen: how large its letters are, whether any are cut, what touches what. */

import type { Page } from 'playwright-core'

export interface Letters {
  text: string
  px: number
  where: string
}

/** Every text that can be seen within these parts of the page, with the size of its letters on the screen. */
export function letters(page: Page, within: string): Promise<Letters[]> {
  return page.evaluate((roots) => {
    const seen = (one: Element, box: DOMRect): boolean =>
      box.width > 1 &&
      box.height > 1 &&
      box.right > 0 &&
      box.bottom > 0 &&
      box.left < innerWidth &&
      box.top < innerHeight &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const size = (one: Element): number => {
      const px = Number.parseFloat(getComputedStyle(one).fontSize)
      const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null
      return drawn ? px * Math.hypot(drawn.a, drawn.b) : px
    }
    const found: Letters[] = []
    for (const root of document.querySelectorAll(roots)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const [one, text] = [node.parentElement, node.textContent?.trim()]
        if (!one || !text || one.closest('style, script, title, .sr-only, [hidden]')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if (!seen(one, range.getBoundingClientRect())) continue
        const where = `${one.closest('[class]')?.getAttribute('class') ?? one.tagName} in ${roots}`
        found.push({ text, px: Math.round(size(one) * 10) / 10, where })
      }
    }
    return found
  }, within)
}

/** The letters that are smaller than that. */
export const smaller = (all: readonly Letters[], least: number): string[] => [
  ...new Set(all.filter(({ px }) => px < least - 0.05).map(({ text, px, where }) => `${px} px: ${text} (${where})`)),
]

/** Pairs of these things that touch each other on the screen, and those that touch one of the others. */
export function touching(page: Page, things: string, others: string): Promise<string[]> {
  return page.evaluate(
    ([first, second]) => {
      const ROOM = 1.5
      const named = (one: Element) =>
        one.closest('[data-name]')?.getAttribute('data-name') ??
        one.getAttribute('class') ??
        one.getAttribute('aria-label') ??
        one.tagName
      const boxes = (of: string) =>
        [...document.querySelectorAll(of)]
          .filter((one) => one.checkVisibility())
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width && box.right > 0 && box.left < innerWidth && box.top < innerHeight)
      const hit = (a: DOMRect, b: DOMRect) =>
        a.left + ROOM < b.right && b.left + ROOM < a.right && a.top + ROOM < b.bottom && b.top + ROOM < a.bottom
      const [mine, rest] = [boxes(first), boxes(second)]
      const pairs = mine.flatMap((a, i) => [...mine.slice(i + 1), ...rest].map((b) => [a, b] as const))
      return pairs.filter(([a, b]) => hit(a.box, b.box)).map(([a, b]) => `${named(a.one)} and ${named(b.one)}`)
    },
    [things, others] as const,
  )
}

/** Texts that are longer than the thing they are written on. */
export function cut(page: Page, within: string): Promise<string[]> {
  return page.evaluate((roots) => {
    const short: string[] = []
    for (const text of document.querySelectorAll<SVGTextElement>(`${roots} [data-room] text`)) {
      const sheet = text.closest('[data-room]')?.querySelector('[data-sheet]')?.getBoundingClientRect()
      const box = text.getBoundingClientRect()
      if (sheet && (box.left < sheet.left - 2 || box.right > sheet.right + 2))
        short.push(`${text.textContent} by ${Math.round(Math.max(sheet.left - box.left, box.right - sheet.right))} px`)
    }
    for (const one of document.querySelectorAll<HTMLElement>(`${roots} :is(button, h2, h3, b, li)`)) {
      const { overflowX, textOverflow } = getComputedStyle(one)
      const hides = overflowX === 'hidden' && textOverflow !== 'ellipsis'
      if (hides && one.scrollWidth > one.clientWidth + 1) short.push(one.textContent?.trim() ?? '')
    }
    return short
  }, within)
}

/** Words that lie on other words, and words that run out of what they are written in or end in dots. */
export function clashes(page: Page, within: string): Promise<string[]> {
  return page.evaluate((roots) => {
    const [TOUCH, LINE] = [1.5, 0.24]
    const APART = '.sheet, [role=dialog], [role=alertdialog], .card[role=group], .why, .told, .float, .toast'
    interface Word {
      text: string
      one: Element
      box: { left: number; right: number; top: number; bottom: number }
    }
    const clips = (one: Element): boolean => /hidden|clip|auto|scroll/.test(getComputedStyle(one).overflow)
    /** What can be moved, so that the rest of it comes into sight. */
    const scrolls = (one: Element): boolean =>
      one.matches('.chart.near') ||
      (/auto|scroll/.test(getComputedStyle(one).overflow) &&
        (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
    const parents = (one: Element | null): Element[] =>
      one && one !== document.body ? [one, ...parents(one.parentElement)] : []
    const words: Word[] = []
    const wrong = new Set<string>()
    const told = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
    for (const root of document.querySelectorAll(roots)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const [one, text] = [node.parentElement, node.textContent?.trim()]
        if (!one || !text || one.closest('style, script, title, [hidden], [inert]')) continue
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const around = parents(one).filter((each) => !(each instanceof SVGElement) || each.tagName === 'svg')
        if (around.some((each) => /inset\(50%\)/.test(getComputedStyle(each).clipPath))) continue // for who listens
        const range = document.createRange()
        range.selectNodeContents(node)
        const clipping = around.filter(clips).map((each) => each.getBoundingClientRect())
        for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
          const box = {
            left: Math.max(left, ...clipping.map((each) => each.left)),
            right: Math.min(right, ...clipping.map((each) => each.right)),
            top: Math.max(top, ...clipping.map((each) => each.top)),
            bottom: Math.min(bottom, ...clipping.map((each) => each.bottom)),
          }
          if (width < 2 || box.right - box.left < 2 || box.bottom - box.top < 2) continue // not there at all
          const part = box.left > left + 2 || box.right < right - 2 || box.bottom - box.top < height * 0.7
          if (part && !around.some(scrolls)) wrong.add(`cut: ${told(text)}`)
          words.push({ text, one, box })
        }
      }
      for (const one of root.querySelectorAll('*')) {
        if (getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
          if (one.checkVisibility() && one.clientWidth > 2) wrong.add(`dots: ${told(one.textContent ?? '')}`)
        const heading = one.matches('h2, h3') && getComputedStyle(one).webkitLineClamp !== 'none'
        if (heading && one.scrollHeight > one.clientHeight + 2) wrong.add(`shortened: ${told(one.textContent ?? '')}`)
      }
    }
    // what the prompt hides of a chart that cannot be moved, it hides whole
    const prompt = document.querySelector('.prompt')?.getBoundingClientRect()
    for (const { text, one, box } of prompt ? words : []) {
      if (!prompt || one.closest('.prompt, .chart.near') || !one.closest('.board') || one.closest(APART)) continue
      const under = Math.min(box.right, prompt.right) - Math.max(box.left, prompt.left) > TOUCH
      if (under && box.top < prompt.top - TOUCH && box.bottom > prompt.top + 2 * TOUCH)
        wrong.add(`half hidden: ${told(text)}`)
      if (under && box.top < prompt.bottom && box.bottom > prompt.bottom + TOUCH)
        wrong.add(`looks out below: ${told(text)}`)
    }
    words.forEach((a, n) => {
      for (const b of words.slice(n + 1)) {
        if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue
        if (a.one.closest(APART) !== b.one.closest(APART)) continue
        if (a.one.closest('.prompt') !== b.one.closest('.prompt')) continue // it lies on the chart and hides it
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        const line = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
        if (wide > TOUCH && high > TOUCH + line * LINE) wrong.add(`${told(a.text)} on ${told(b.text)}`)
      }
    })
    return [...wrong]
  }, within)
}
