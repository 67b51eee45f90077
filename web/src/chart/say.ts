/** Words on and about a chart: the game's own section `chart` first, then the one all charts share. */

import type { Phrase, TextFile, View } from '../lib/wire'
import { type Facts, fill, type Words } from '../lib/words'

export type Say = (key: string, facts?: Facts) => string

const section = (text: TextFile): Record<string, Phrase> => (text.chart ?? {}) as Record<string, Phrase>

export const sayer =
  (words: Words): Say =>
  (key, facts = {}) => {
    const phrase = section(words.text)[key] ?? section(words.common)[key]
    return phrase === undefined ? key.replaceAll('_', ' ') : fill(phrase, facts)
  }

/** Parts of a sentence in a row, without those that say nothing. */
export const listed = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(', ')

/** What is needed to put a table into words. */
export interface Telling<Table, Components> {
  words: Words
  say: Say
  table: Table
  components: Components
  options: View['options']
}
