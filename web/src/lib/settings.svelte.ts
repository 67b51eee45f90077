/** What a person has chosen for this client; kept in the browser, and with the account where there is one. */

import { LANGUAGES } from '../ui/languages'
import { api } from './api'

export type Speed = 'calm' | 'brisk' | 'at_once'

export interface Settings {
  language: string
  /** day or night, or whichever the system has */
  light: 'system' | 'day' | 'night'
  motion: 'system' | 'full' | 'reduced'
  /** how fast one is shown what the others do */
  speed: Speed
  sound: boolean
  /** how loud, from 0 to 1 */
  volume: number
  /** when a move is asked for once more: never, where the rules warn, always */
  confirm: 'never' | 'warned' | 'always'
  /** patterns drawn more strongly, and lines more dark */
  contrast: 'normal' | 'strong'
  /** a new question takes no answer in its first moment */
  guard: boolean
  /** cover the screen when it is handed to the next player */
  cover: boolean
  /** the line for moves in notation */
  command: boolean
}

const KEY = 'serenissima.settings'
/** A language that the house speaks. */
function spoken(language: string): string {
  return LANGUAGES.some((one) => one.key === language) ? language : 'en'
}

const USUAL: Settings = {
  language: spoken((globalThis.navigator?.language ?? 'en').slice(0, 2)),
  light: 'system',
  motion: 'system',
  speed: 'brisk',
  sound: false,
  volume: 0.6,
  confirm: 'warned',
  contrast: 'normal',
  guard: true,
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
  if ('light' in change) fade(dress)
  else dress()
  if (known) void api.change({ client: { ...settings }, language: settings.language }).catch(() => {})
}

export function reduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced'
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

const DARK = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const system = $state({ dark: DARK?.matches ?? false })
DARK?.addEventListener?.('change', ({ matches }) => {
  system.dark = matches
  if (settings.light === 'system') fade(dress)
})

/** Whether the page is lit by lamps now. */
export const night = (): boolean => (settings.light === 'system' ? system.dark : settings.light === 'night')

/** Change how the page looks: one light fades into the other, at once where motion is reduced. */
function fade(change: () => void): void {
  if (reduced() || !document.startViewTransition) change()
  else document.startViewTransition(change)
}

/** What style sheets need to know. */
export function dress(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.light = night() ? 'night' : 'day'
  root.dataset.motion = reduced() ? 'reduced' : 'full'
  root.dataset.contrast = settings.contrast
}
