/** Arrow keys on a board: from the thing that has the focus to the nearest one in that direction that can be answered with. */

const AHEAD: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function middle(thing: Element): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Whether the key was an arrow and something on the board had the focus. */
export function arrow(board: Element, key: string): boolean {
  const ahead = AHEAD[key]
  const here = document.activeElement
  if (!ahead || !here || here === board || !board.contains(here)) return false
  const [ax, ay] = ahead
  const [x, y] = middle(here)
  const ranked = [...board.querySelectorAll<HTMLElement | SVGElement>('.ring[tabindex="0"]')]
    .filter((thing) => thing !== here)
    .map((thing) => {
      const [tx, ty] = middle(thing)
      const along = (tx - x) * ax + (ty - y) * ay
      const aside = Math.abs((tx - x) * ay) + Math.abs((ty - y) * ax)
      return { thing, along, far: along + 2 * aside }
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.far - b.far)
  ranked[0]?.thing.focus()
  return true
}
