/** What figures are called: most are fields of the table that several games have. */

import { house } from '../lib/house.svelte'
import type { Figures, Phrase } from '../lib/wire'
import { fill, type Words } from '../lib/words'

export function figureName(words: Words, name: string): string {
  const known = (house.texts?.web?.figures as Record<string, Phrase> | undefined)?.[name]
  return known === undefined ? words.label(name) : fill(known, {})
}

/** what people ask for first */
const FIRST = ['score', 'money', 'ducati', 'vp', 'ducats', 'ports', 'galleys', 'prestige', 'cargo', 'finished', 'yards']
const rank = ({ name }: Figure): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

type Figure = Figures['figures'][number]

export const inOrder = (figures: Figures | null): Figure[] =>
  [...(figures?.figures ?? [])].sort((a, b) => rank(a) - rank(b))
