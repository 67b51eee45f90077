/** News in words, event by event, with who did it. */

import type { Noun } from './picker'
import type { Catalogue, Names, News } from './wire'
import { eventKinds, spread, type Words } from './words'

export interface Line {
  seen: number
  /** the seat that did it; none for luck */
  seat: number | null
  sentences: string[]
  things: Noun[]
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
  return news.map((one) => lineOf(catalogue, names, words, one, seat)).filter(worthTelling)
}

const worthTelling = (line: Line): boolean => line.sentences.length > 0 || line.own

/** Lines as they were told last: the log is told again with every position, and most of it is old. */
const told = new WeakMap<News, { words: Words; seat: number | null; line: Line }>()

function lineOf(catalogue: Catalogue, names: Names, words: Words, news: News, seat: number | null): Line {
  const last = told.get(news)
  if (last && last.words === words && last.seat === seat) return last.line
  const line = put(catalogue, names, words, news, seat)
  told.set(news, { words, seat, line })
  return line
}

function put(catalogue: Catalogue, names: Names, words: Words, news: News, seat: number | null): Line {
  const sentences: string[] = []
  const things: Noun[] = []
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
