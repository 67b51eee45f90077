/** Where we are. Paths are real, so links can be shared and opened in another tab. */

import { reach } from '$kind/reach'

export const LANES = {
  home: '/',
  harbour: '/harbour',
  lobby: '/lobby',
  clubs: '/clubs',
  club: '/clubs/:id',
  contests: '/contests',
  contestNew: '/contests/new',
  contest: '/contests/:id',
  setup: '/new',
  setupOf: '/new/:game',
  mine: '/games',
  table: '/table/:id',
  review: '/review/:id',
  join: '/join',
  learn: '/learn',
  rules: '/learn/:game',
  lesson: '/learn/:game/lesson',
  puzzles: '/puzzles',
  puzzlesOf: '/puzzles/:game',
  puzzle: '/puzzles/:game/:id',
  studies: '/studies',
  study: '/studies/:id',
  embeddedStudy: '/embed/study/:id',
  leaders: '/leaders',
  leadersOf: '/leaders/:game/:seats',
  person: '/people/:name',
  explorer: '/explorer/:game',
  embedPuzzle: '/embed/puzzle',
  embed: '/embed/:kind/:id',
  embedOf: '/embed/:kind/:id/:more',
  account: '/account',
  settings: '/settings',
  keep: '/keep',
  about: '/about',
} as const

export type Lane = keyof typeof LANES

/** Pages on which others are met, or whose answers a server keeps: a house in a browser has none of them. */
export const IN_COMPANY: readonly string[] = [
  'harbour',
  'lobby',
  'puzzles',
  'puzzlesOf',
  'puzzle',
  'studies',
  'study',
  'embeddedStudy',
  'contests',
  'contestNew',
  'contest',
  'clubs',
  'club',
  'leaders',
  'leadersOf',
  'person',
  'explorer',
  'embedPuzzle',
  'embed',
  'embedOf',
  'keep',
] satisfies Lane[]

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
