/** What is said on the page of puzzles: it is fetched with the page, in the language of the house. */

import { get } from '../lib/api'
import { house } from '../lib/house.svelte'
import { type Facts, messagesOf } from '../lib/messages'
import type { GameText } from '../lib/wire'

const fetched = $state<{ language: string; text: string }>({ language: 'en', text: '' })

/** Fetch the words of the language that is shown. */
export async function speakOfPuzzles(): Promise<void> {
  const { language } = house
  const { text } = await get<GameText>(`/text/${language}/puzzles`)
  if (language === house.language) Object.assign(fetched, { language, text })
}

const said = (section: string, key: string, facts: Facts): string =>
  messagesOf(fetched.language, fetched.text).say([section, key], facts) ?? key.replaceAll('_', ' ')

/** A sentence about puzzles. */
export const tell = (key: string, facts: Facts = {}): string => said('puzzles', key, facts)

/** What a puzzle was about. */
export const themed = (theme: string): string => said('themes', theme, {})
