/** What every page needs: who I am, the games, and the words of the chosen language. */

import FIRST_WORDS from 'virtual:first-words'
import { ALONE } from '$kind/reach'
import { ApiError, api } from './api'
import { type Arms, armsBefore } from './heraldry'
import { type Facts, type Messages, messagesOf } from './messages'
import { settings } from './settings.svelte'
import type { Catalogue, Me, Names, TableInfo, Texts } from './wire'
import { Words } from './words'

interface House {
  me: Me | null
  /** a name that is free, for a guest who has told none */
  suggested: string
  games: Catalogue[]
  texts: Texts | null
  /** the language that is shown, which lags behind the chosen one while it is fetched */
  language: string
  problem: ApiError | null
}

export const house = $state<House>({ me: null, suggested: '', games: [], texts: null, language: 'en', problem: null })

/** What the client itself says, from `web.ftl`; before a server has told it, a few sentences. */
function own(): Messages {
  if (house.texts) return messagesOf(house.language, house.texts.web)
  const language = settings.language in FIRST_WORDS ? settings.language : 'en'
  return messagesOf(language, FIRST_WORDS[language] ?? '')
}

/** A sentence of the client itself, in a house without a server the one for there; nothing where nobody has written it. */
export const saying = (section: string, key: string, facts: Facts = {}): string | undefined =>
  (ALONE ? own().say([section, `${key}_alone`], facts) : undefined) ?? own().say([section, key], facts)

/** A sentence of the client itself. */
export const say = (section: string, key: string, facts: Facts = {}): string =>
  saying(section, key, facts) ?? key.replaceAll('_', ' ')

/** Some of few, each with its word. */
export const choices = <T extends string>(section: string, values: readonly T[]): { value: T; text: string }[] =>
  values.map((value) => ({ value, text: say(section, value) }))

/** A number of things in words: the phrase has forms. */
export const count = (section: string, key: string, n: number, facts: Facts = {}): string =>
  say(section, key, { n, ...facts })

/** What went wrong, as the server says it, else one of our own sentences. */
export const whatFailed = (error: unknown, otherwise = 'failed'): string =>
  (error instanceof ApiError && refusal(error.code, error.message)) || say('problems', otherwise)

/** Why something was refused, or why the house in this tab cannot come: in our own words where there are some, else as the house says it. */
export const refusal = (code: string, message: string): string =>
  saying('refusals', code) ?? saying('tab', code) ?? message

export function wordsOf(game: string): Words {
  const texts = house.texts ?? { languages: [], common: '', web: '', games: {} }
  return new Words(house.language, game, texts, catalogueOf(game)?.names_like)
}

/** The arms of a seat in a game that has not begun, or that is only listed. */
export function seatArms(game: string, seat: number): Arms {
  return armsBefore(wordsOf(game).text.under('names', 'seat'), seat)
}

/** What somebody in a seat is called: bots of older tables after their level, guests without a name as such. */
export function calledAs({ name, bot }: { name: string | null; bot: string | null }): string | null {
  if (name === null) return null
  if (bot && name.startsWith(bot)) return `${say('levels', bot)} ${name.slice(bot.length)}`.trim()
  return personName(name)
}

/** What a seat of the notation is called at a table: whoever sits there, else as the game calls it. */
export function seatCalled(info: TableInfo | null, names: Names, called: readonly string[], word: string): string {
  const seat = names.seat?.indexOf(word) ?? -1
  const taken = info?.seats[seat]
  const guests = info?.seats.filter((one) => unnamed(one.name)).length
  if (guests === 1 && unnamed(taken?.name)) return say('seating', 'no_name')
  return (taken && calledAs(taken)) ?? wordsOf(info?.game ?? '').name('seat', called[seat] ?? word)
}

const UNNAMED = /^guest-(\w{4})\w*$/

/** Whether somebody plays without having told a name. */
export const unnamed = (name: string | null | undefined): boolean => !!name && UNNAMED.test(name)

export function personName(name: string): string {
  const guest = UNNAMED.exec(name)
  return guest ? say('account', 'guest_name', { name: guest[1] ?? '' }) : name
}

export function catalogueOf(game: string): Catalogue | undefined {
  return house.games.find((one) => one.key === game)
}

export async function enter(): Promise<void> {
  try {
    const known = recognise()
    known.catch(() => {}) // a house in this browser may still be waking: its pages are shown meanwhile
    const [games] = await Promise.all([api.games(), speak(settings.language), ALONE || known])
    house.games = games
    house.problem = null
  } catch (error) {
    house.problem = ApiError.of(error)
  }
}

/** The games whose words are all here; of the others only what is said at the door. */
const learnt = new Set<string>()
/** Pages with words of their own that are here. */
const leafed = new Set<string>()

/** Fetch a language; what is not written in it is told in English. */
export async function speak(language: string): Promise<void> {
  try {
    const [texts, pages, ...games] = await Promise.all([
      api.text(language),
      Promise.all([...leafed].map(async (page) => (await api.pageText(language, page)).text)),
      ...[...learnt].map(async (game) => [game, (await api.gameText(language, game)).text] as const),
    ])
    const web = [texts.web, ...pages].join('\n')
    house.texts = { ...texts, web, games: { ...texts.games, ...Object.fromEntries(games) } }
    house.language = language
  } catch (error) {
    if (language === 'en' || (error instanceof ApiError && error.status === 0)) throw error
    await speak('en')
  }
}

type Asked = (language: string, what: string) => Promise<{ text: string }>

/** Words that are not here yet, in the language that is spoken when they arrive; null where they are here. */
async function fetched(here: Set<string>, what: string, ask: Asked): Promise<string | null> {
  if (here.has(what)) return null
  const { language } = house
  const { text } = await ask(language, what)
  if (language !== house.language) return fetched(here, what, ask)
  here.add(what)
  return text
}

/** Fetch what a game says to those who play it. */
export async function learn(game: string): Promise<void> {
  const text = await fetched(learnt, game, api.gameText)
  if (text !== null && house.texts) house.texts = { ...house.texts, games: { ...house.texts.games, [game]: text } }
}

/** Fetch what a page says that has words of its own. */
export async function open(page: string): Promise<void> {
  const text = await fetched(leafed, page, api.pageText)
  if (text !== null && house.texts) house.texts = { ...house.texts, web: `${house.texts.web}\n${text}` }
}

async function recognise(): Promise<void> {
  const { me, suggested } = await api.visitor()
  house.me = me
  house.suggested = suggested
}

const NAME = 'serenissima.name'

/** What a guest may be called: as he is, as he was when he was last here, or as the house suggests. */
export function guestName(): string {
  const own = house.me?.guest && !unnamed(house.me.name) ? house.me.name : localStorage.getItem(NAME)
  return own ?? house.suggested
}

/** Whoever plays is at least a guest; where others are to read it, under the name that he has told. */
export async function somebody(name = ''): Promise<Me> {
  if (!house.me || (house.me.guest && name && name !== house.me.name)) {
    house.me = await called(name)
    if (name) localStorage.setItem(NAME, house.me.name)
  }
  return house.me
}

/** Come under that name; a suggested one that somebody else has taken in the meantime gives way to another. */
async function called(name: string): Promise<Me> {
  try {
    return await api.guest(name)
  } catch (error) {
    const late = name && name === house.suggested && error instanceof ApiError && error.code === 'name_taken'
    if (!late) throw error
    await recognise()
    return api.guest(house.suggested)
  }
}
