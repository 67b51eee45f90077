/** Parts of the page that cannot be loaded any more: the house was renewed since the page came, or the line is down. */

interface Renewal {
  /** a part could not be loaded */
  missing: boolean
  /** a page says so already in its own place */
  told: number
}

export const renewal = $state<Renewal>({ missing: false, told: 0 })

/** So long after it was loaded anew by itself a page does not do so again, in milliseconds: houses of two versions may answer by turns. */
const REST = 60_000
const KEY = 'serenissima.renewed'

/** Whatever is asked for and does not come is noticed, wherever on the page it was wanted. */
export function mindParts(): void {
  addEventListener('vite:preloadError', () => (renewal.missing = true))
}

export const loadAnew = (): void => location.reload()

/** A page that could not come is loaded anew by itself where that helps; nothing was begun on it that could be lost. */
export async function comeAnew(load = loadAnew, now = Date.now()): Promise<void> {
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < REST || !(await renewed())) return
  sessionStorage.setItem(KEY, String(now))
  load()
}

/** Whether the house hands out another client by now; a line that is down says nothing. */
async function renewed(): Promise<boolean> {
  const mine = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!mine) return false
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const page = await answer.text()
    return answer.ok && page.includes('type="module"') && !page.includes(mine)
  } catch {
    return false
  }
}
