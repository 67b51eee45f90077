/** Where we are. Paths are real, so links can be shared and opened in another tab. */

export const LANES = {
  home: '/',
  lobby: '/lobby',
  setup: '/new',
  setupOf: '/new/:game',
  mine: '/games',
  table: '/table/:id',
  join: '/join',
  learn: '/learn',
  rules: '/learn/:game',
  leaders: '/leaders',
  leadersOf: '/leaders/:game/:seats',
  account: '/account',
  settings: '/settings',
  about: '/about',
} as const

export type Lane = keyof typeof LANES

export interface Where {
  lane: Lane | 'nowhere'
  params: Record<string, string>
  query: URLSearchParams
}

export function find(path: string, search = ''): Where {
  const query = new URLSearchParams(search)
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
    if (fits) return { lane: lane as Lane, params, query }
  }
  return { lane: 'nowhere', params: {}, query }
}

export const place = $state<{ now: Where }>({ now: find(location.pathname, location.search) })

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  place.now = find(location.pathname, location.search)
}

/** Links within the house are followed without leaving the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.hash && link.pathname === location.pathname) return document.querySelector(link.hash)?.scrollIntoView()
  go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', arrive)
