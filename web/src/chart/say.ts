/** Words on and about a chart: the game's own `chart-…` first, then what all charts share. */

import type { View } from '../lib/wire'
import type { Facts, Words } from '../lib/words'

export type Say = (key: string, facts?: Facts) => string

export const sayer =
  (words: Words): Say =>
  (key, facts = {}) =>
    words.text.say(['chart', key], facts) ?? words.common.say(['chart', key], facts) ?? key.replaceAll('_', ' ')

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
