/** The service worker: everything is kept here after the first visit; a newer version is taken whole, when one wishes. */

import { standing } from './standing.svelte'

let waiting: ServiceWorker | null = null

export function keep(): void {
  const keepers = navigator.serviceWorker
  if (!keepers) return
  // after the page, which is what somebody waits for
  addEventListener('load', () => void register(keepers).catch(() => {}), { once: true })
  goAlong(keepers)
  keepers.ready.then(() => {
    standing.kept = true
  })
}

/**
 * When a newer version takes over, in whichever tab that was wished, every page begins anew with it: parts of the older
 * one are gone, and two versions must not write to one storage. Games lie there, and stay.
 */
function goAlong(keepers: ServiceWorkerContainer): void {
  let older = keepers.controller !== null // who is kept for the first time has the newest already
  keepers.addEventListener('controllerchange', () => {
    if (older) location.reload()
    older = true
  })
}

async function register(keepers: ServiceWorkerContainer): Promise<void> {
  const found = await keepers.register(new URL('service.js', document.baseURI))
  if (found.waiting) offer(found.waiting)
  found.addEventListener('updatefound', () => {
    const next = found.installing
    const first = !keepers.controller
    next?.addEventListener('statechange', () => {
      if (first) return
      if (next.state === 'installed') offer(next)
      if (next.state === 'redundant' && next !== waiting) standing.update = 'broken'
    })
  })
}

function offer(next: ServiceWorker): void {
  waiting = next
  standing.update = 'waits'
}

/** The newer version takes over, and this page begins anew with it. */
export function takeOver(): void {
  waiting?.postMessage('take over')
}

/** The browser may clear what it keeps when room is short, unless it is asked not to. */
export async function askToStay(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}
