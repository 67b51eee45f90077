/** The keys of a study. */

import type { Study } from './study.svelte'

const TYPING = 'input, textarea, select'

interface Acts {
  take: (tool: 'comment' | 'arrow') => void
  back: () => void
}

/** Arrows along and between branches, A arrow, C comment, E eyes, O opinion, Shift Delete cuts. */
export function pressed(event: KeyboardEvent, study: Study, acts: Acts): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || at.closest(TYPING)) return
  if (event.key.startsWith('Arrow') && at.closest('.stage [tabindex], [role="dialog"]')) return
  const act = actOf(event, study, acts)
  if (!act) return
  event.preventDefault()
  act()
}

function actOf({ key, shiftKey }: KeyboardEvent, study: Study, acts: Acts): (() => void) | undefined {
  const along: Record<string, () => void> = {
    ArrowLeft: () => study.back(),
    ArrowRight: () => study.next(),
    ArrowUp: () => study.beside(-1),
    ArrowDown: () => study.beside(1),
    Home: () => void study.go(0),
    End: () => study.last(),
    e: () => study.nextEyes(),
    o: () => study.opinions.turn(!study.opinions.on),
    Escape: acts.back,
  }
  const writing: Record<string, () => void> = {
    a: () => acts.take('arrow'),
    c: () => acts.take('comment'),
    p: () => void study.promote(),
  }
  if (key === 'Delete') return shiftKey && study.writes ? () => void study.cut() : undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  return along[name] ?? (study.writes ? writing[name] : undefined)
}
