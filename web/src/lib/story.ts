/** The log: news in words, with who did it and where "since your last turn" begins. */

import type { Pick } from './picker'
import type { Catalogue, Names, News } from './wire'
import { eventKinds, spread, type Words } from './words'

export interface Line {
  seen: number
  /** the seat that did it; none for luck */
  seat: number | null
  sentences: string[]
  things: Pick[]
  by: string
  /** an answer of this seat */
  own: boolean
}

export function tell(
  catalogue: Catalogue,
  names: Names,
  words: Words,
  news: readonly News[],
  seat: number | null,
): Line[] {
  const lines: Line[] = []
  for (const one of news) {
    const line = lineOf(catalogue, names, words, one, seat)
    if (line.sentences.length || line.own) lines.push(line)
  }
  return lines
}

function lineOf(catalogue: Catalogue, names: Names, words: Words, news: News, seat: number | null): Line {
  const sentences: string[] = []
  const things: Pick[] = []
  let doer: number | null = null
  let own = false
  for (const event of news.events) {
    const kinds = spread(eventKinds(catalogue, event[0] ?? '') ?? [], event.length - 1)
    const answer = (event[0] ?? '').includes('.')
    kinds.forEach((kind, at) => {
      const name = event[at + 1] ?? ''
      if (kind !== 'n' && kind !== 'seat') things.push({ kind, name })
      if (kind === 'seat' && doer === null) doer = names.seat?.indexOf(name) ?? null
    })
    if (answer && doer === seat && seat !== null) own = true
    const text = words.event(catalogue, event)
    if (text) sentences.push(text)
  }
  return { seen: news.seen, seat: doer, sentences, things, by: news.by ?? '', own }
}

/** The place in the log after one's own last turn; the end of it while nothing has happened since. */
export function sinceLastTurn(lines: readonly Line[]): number {
  let at = lines.length
  while (at > 0 && lines[at - 1]?.own) at--
  while (at > 0 && !lines[at - 1]?.own) at--
  return at
}
