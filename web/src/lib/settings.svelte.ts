/** What a person has chosen for this client; kept in the browser, and with the account where there is one. */

import { api } from './api'

export interface Settings {
  language: string
  motion: 'system' | 'full' | 'reduced'
  sound: boolean
  /** when a move is asked for once more: never, where the rules warn, always */
  confirm: 'never' | 'warned' | 'always'
  /** patterns drawn more strongly, and lines more dark */
  contrast: 'normal' | 'strong'
  /** cover the screen when it is handed to the next player */
  cover: boolean
  /** the line for moves in notation */
  command: boolean
}

const KEY = 'serenissima.settings'
const USUAL: Settings = {
  language: (globalThis.navigator?.language ?? 'en').slice(0, 2),
  motion: 'system',
  sound: false,
  confirm: 'warned',
  contrast: 'normal',
  cover: true,
  command: false,
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings = $state<Settings>({ ...USUAL, ...kept() })

/** Change something; it holds at once, here and for the account. */
export function choose(change: Partial<Settings>, known = true): void {
  Object.assign(settings, change)
  localStorage.setItem(KEY, JSON.stringify(settings))
  dress()
  if (known) void api.change({ client: { ...settings }, language: settings.language }).catch(() => {})
}

export function reduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced'
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** What style sheets need to know. */
export function dress(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.motion = reduced() ? 'reduced' : 'full'
  root.dataset.contrast = settings.contrast
}
