/** What figures are called: most are fields of the table that several games have. */

import { saying } from '../lib/house.svelte'
import type { Figures } from '../lib/wire'
import type { Words } from '../lib/words'

export const figureName = (words: Words, name: string): string => saying('figures', name) ?? words.label(name)

/** what people ask for first */
const FIRST = ['score', 'money', 'ducati', 'vp', 'ducats', 'ports', 'galleys', 'prestige', 'cargo', 'finished', 'yards']
const rank = ({ name }: Figure): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

type Figure = Figures['figures'][number]

export const inOrder = (figures: Figures | null): Figure[] =>
  [...(figures?.figures ?? [])].sort((a, b) => rank(a) - rank(b))
