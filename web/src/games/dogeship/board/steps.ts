/** How far a purchase has come, as far as its buyer has been told. */

import type { News } from '../../../lib/wire'
import type { Teller } from './tell'

export const STEPS = ['field', 'stack', 'room', 'keep'] as const
export type Step = (typeof STEPS)[number]

export interface Stage {
  step: Step
  state: 'done' | 'now' | 'later'
  said: string
}

/** The four steps, with what was chosen in those that are done. */
export function stepsOf(teller: Teller, news: readonly News[], now: Step): Stage[] {
  const at = STEPS.indexOf(now)
  return STEPS.map((step, i) => ({
    step,
    state: i < at ? 'done' : i === at ? 'now' : 'later',
    said: i < at ? chosen(teller, news, step) : i === at ? teller.words.label(`step_${step}_now`) : '',
  }))
}

function chosen(teller: Teller, news: readonly News[], step: Step): string {
  const { words, view } = teller
  if (step === 'field') return fieldChosen(teller, news)
  if (step === 'stack') {
    const stack = view.step && 'stack' in view.step ? view.step.stack : null
    return stack ? words.name('stack', stack) : ''
  }
  const gone = last(news, 'discarded', view.seat)
  return gone ? words.label('went_back', { tile: words.name('tile', gone) }) : words.label('room_enough')
}

function fieldChosen({ words, view }: Teller, news: readonly News[]): string {
  const { step } = view
  const named = step && 'field' in step ? step.field : step && 'pending' in step ? step.pending : null
  const field = named ?? last(news, 'choose_action.place', view.seat)
  if (!field) return ''
  const cost = view.figures.costs[field as keyof typeof view.figures.costs]
  return `${words.name('field', field)}, ${cost ? words.label('gain_ducats', { n: cost }) : words.label('free')}`
}

/** What the last such event of that seat named, since its marker was placed. */
function last(news: readonly News[], name: string, seat: string | null): string | null {
  for (const { events } of news.toReversed())
    for (const [said, by, what = null] of events.toReversed()) {
      if (by !== seat) continue
      if (said === name) return what
      if (said === 'choose_action.place') return null
    }
  return null
}

const ON_SHEETS: Record<string, boolean | 'all'> = {
  keep_tile: true,
  swap_doge: true,
  discard_for_space: true,
  bid_approvals: 'all',
}
/** Whether a sheet over the yard offers the answers to this question, or even all of them alone. */
export const onSheets = (step: string): boolean | 'all' => ON_SHEETS[step] ?? false
