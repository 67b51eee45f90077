/** How far somebody has come in the lessons; kept in the browser. */

export interface Progress {
  at: number
  done: boolean
}

const KEY = 'serenissima.lessons'

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

const lessons = $state<Record<string, Progress>>(kept())

export function stepOf(game: string): Progress {
  return lessons[game] ?? { at: 0, done: false }
}

/** Remember the step; a lesson once finished stays so. */
export function keepStep(game: string, at: number, done: boolean): void {
  lessons[game] = { at, done: done || stepOf(game).done }
  localStorage.setItem(KEY, JSON.stringify(lessons))
}
