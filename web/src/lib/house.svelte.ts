/** What every page needs: who I am, the games, and the words of the chosen language. */

import FIRST_WORDS from 'virtual:first-words'
import { ApiError, api } from './api'
import { type Arms, armsBefore } from './heraldry'
import { settings } from './settings.svelte'
import type { Catalogue, Me, Names, Phrase, TableInfo, Texts } from './wire'
import { type Facts, fill, Words } from './words'

interface House {
  me: Me | null
  games: Catalogue[]
  texts: Texts | null
  /** the language that is shown, which lags behind the chosen one while it is fetched */
  language: string
  problem: ApiError | null
}

export const house = $state<House>({ me: null, games: [], texts: null, language: 'en', problem: null })

/** A sentence of the client itself, from `web.toml`. */
export function say(section: string, key: string, facts: Facts = {}): string {
  const phrase = (
    (house.texts?.web ?? FIRST_WORDS[settings.language] ?? FIRST_WORDS.en)?.[section] as
      | Record<string, Phrase>
      | undefined
  )?.[key]
  return phrase === undefined ? key.replaceAll('_', ' ') : fill(phrase, facts)
}

/** A number of things in words: the phrase has forms. */
export const count = (section: string, key: string, n: number, facts: Facts = {}): string =>
  say(section, key, { n: String(n), ...facts })

/** What went wrong, as the server says it, else one of our own sentences. */
export const whatFailed = (error: unknown, otherwise = 'failed'): string =>
  (error instanceof ApiError && error.message) || say('problems', otherwise)

export function wordsOf(game: string): Words {
  return new Words(house.language, game, house.texts ?? { languages: [], common: {}, web: {}, games: {} })
}

/** The arms of a seat in a game that has not begun, or that is only listed. */
export function seatArms(game: string, seat: number): Arms {
  const names = house.texts?.games[game]?.names as Record<string, Record<string, string>> | undefined
  return armsBefore(names?.seat, seat)
}

/** What somebody in a seat is called: bots after their level, guests as such. */
export function calledAs({ name, bot }: { name: string | null; bot: string | null }): string | null {
  if (name === null) return null
  if (bot && name.startsWith(bot)) return `${say('levels', bot)} ${name.slice(bot.length)}`.trim()
  return personName(name)
}

/** What a seat of the notation is called at a table: whoever sits there, else as the game calls it. */
export function seatCalled(info: TableInfo | null, names: Names, called: readonly string[], word: string): string {
  const seat = names.seat?.indexOf(word) ?? -1
  const taken = info?.seats[seat]
  return (taken && calledAs(taken)) ?? wordsOf(info?.game ?? '').name('seat', called[seat] ?? word)
}

export function personName(name: string): string {
  const guest = /^guest-(\w{4})\w*$/.exec(name)
  return guest ? say('account', 'guest_name', { name: guest[1] ?? '' }) : name
}

export function catalogueOf(game: string): Catalogue | undefined {
  return house.games.find((one) => one.key === game)
}

export async function enter(): Promise<void> {
  try {
    const [games] = await Promise.all([api.games(), speak(settings.language), recognise()])
    house.games = games
    house.problem = null
  } catch (error) {
    house.problem = ApiError.of(error)
  }
}

/** Fetch a language; what is not written in it is told in English. */
export async function speak(language: string): Promise<void> {
  try {
    house.texts = await api.text(language)
    house.language = language
  } catch (error) {
    if (language === 'en' || (error instanceof ApiError && error.status === 0)) throw error
    await speak('en')
  }
}

async function recognise(): Promise<void> {
  try {
    house.me = await api.me()
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) house.me = null
    else throw error
  }
}

/** Whoever plays has at least a guest's name. */
export async function somebody(): Promise<Me> {
  house.me ??= await api.guest()
  return house.me
}
