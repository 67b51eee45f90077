/** Where we are. Paths are real, so links can be shared and opened in another tab. */

import { reach } from '$kind/reach'

export const LANES = {
  home: '/',
  lobby: '/lobby',
  setup: '/new',
  setupOf: '/new/:game',
  mine: '/games',
  table: '/table/:id',
  review: '/review/:id',
  join: '/join',
  learn: '/learn',
  rules: '/learn/:game',
  lesson: '/learn/:game/lesson',
  leaders: '/leaders',
  leadersOf: '/leaders/:game/:seats',
  account: '/account',
  settings: '/settings',
  keep: '/keep',
  about: '/about',
} as const

export type Lane = keyof typeof LANES

export interface Where {
  lane: Lane | 'nowhere'
  params: Record<string, string>
  query: URLSearchParams
  /** what follows `#`, where a rule is named */
  hash: string
}

export function find(path: string, search = '', hash = ''): Where {
  const query = new URLSearchParams(search)
  const said = { query, hash: decodeURIComponent(hash.replace(/^#/, '')) }
  const parts = path.split('/').filter(Boolean)
  for (const [lane, form] of Object.entries(LANES)) {
    const wanted = form.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((want, at) => {
      const part = decodeURIComponent(parts[at] ?? '')
      if (want.startsWith(':')) params[want.slice(1)] = part
      return want.startsWith(':') || want === part
    })
    if (fits) return { lane: lane as Lane, params, ...said }
  }
  return { lane: 'nowhere', params: {}, ...said }
}

/** What an address means in the house. */
const inHouse = (at: Pick<Location, 'pathname' | 'search' | 'hash'>): URL => new URL(reach.path(at), location.origin)

function here(): Where {
  const { pathname, search, hash } = inHouse(location)
  return find(pathname, search, hash)
}

export const place = $state<{ now: Where }>({ now: here() })

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', reach.address(path))
  else history.pushState(null, '', reach.address(path))
  arrive()
  if (!place.now.hash) scrollTo(0, 0)
}

function arrive(): void {
  place.now = here()
}

/** Links within the house are followed without leaving the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  const [{ pathname, search, hash }, here] = [inHouse(link), inHouse(location)]
  if (pathname.startsWith('/api/')) return
  event.preventDefault()
  if (hash && pathname === here.pathname) return toPart(decodeURIComponent(hash.slice(1)))
  go(pathname + search + hash)
}

/** A part of this page, for eyes and for the keyboard. */
function toPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

addEventListener('popstate', arrive)
