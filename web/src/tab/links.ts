/**
 * Links of pages name paths of the house. Here all of them are one page, wherever its folder lies; so a link that is
 * about to be used says so, for those who open it in another tab or copy it. Files that a server would send are made here.
 */

import { reach } from './reach'

/** Another page of the folder, such as the one that checks a proof. */
const PAGE = /\.html$/
const ABOUT_TO = ['pointerdown', 'focusin', 'contextmenu'] as const

export function mindLinks(): void {
  for (const kind of ABOUT_TO) document.addEventListener(kind, mind, { capture: true })
  document.addEventListener('click', save, { capture: true })
}

const linkOf = (event: Event): HTMLAnchorElement | null | undefined =>
  (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]')

function mind(event: Event): void {
  const link = linkOf(event)
  const path = link?.getAttribute('href') ?? ''
  if (!link || path.startsWith('/api/')) return
  link.setAttribute('href', PAGE.test(path) ? `.${path}` : reach.address(path))
}

/** A file of the house: it is asked for as such, and handed to the browser. */
async function save(event: Event): Promise<void> {
  const link = linkOf(event)
  const path = link?.getAttribute('href') ?? ''
  if (!link || !path.startsWith('/api/')) return
  event.preventDefault()
  const { status, text } = await reach.ask('GET', path.slice('/api'.length), null)
  if (status >= 400) return
  const at = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: at, download: link.download }).click()
  setTimeout(() => URL.revokeObjectURL(at), 10_000)
}
