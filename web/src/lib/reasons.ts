/**
 * Reasons in words: facts that speak for a way through a turn, in one sentence, and how a turn went. The twin of
 * `serenissima/review/wording.py`.
 */

import { Sitter } from './messages'
import type { Advice, Catalogue, Grounds, TurningPoint, Weighed } from './wire'
import type { Words } from './words'

/** A result less likely is not named. */
const LEAST = 0.005
/** The form of a word beside a number that is not whole. */
const MANY = 2

/** A whole turn: what is answered, one thing after the other. */
export const wayText = (words: Words, catalogue: Catalogue, way: Advice['way']): string =>
  way.map(([step, move]) => words.move(catalogue, step, move)).join(', ')

/** Why the seat of that name should go this way, which leads to that share of the win. */
export function because(words: Words, seat: string, why: Grounds, share: number): string {
  const [when, gains] = why.now.length ? (['now', why.now] as const) : (['soon', why.soon] as const)
  const chances = Object.entries(why.chances).filter(([, likely]) => likely >= LEAST)
  return sentence(words, [
    gainsText(words, seat, when, gains),
    chances.map(([result, likely]) => chanceText(words, result, likely)).join(', '),
    why.agreed === null ? '' : words.say('reasons', 'agreed', { percent: percent(why.agreed) }),
    ratherText(words, share, why),
    nextText(words, seat, why),
  ])
}

/** What the turn brings, and the other way does not. */
function gainsText(words: Words, seat: string, when: 'now' | 'soon', gains: readonly Weighed[]): string {
  if (!gains.length) return ''
  const brings = listed(words, gains, (one) => (one.by ? gainText(words, seat, one, one.by) : ''))
  if (gains.some((one) => one.rather === null)) return words.say('reasons', when, { brings })
  const rather = listed(words, gains, (one) => (one.rather ? gainText(words, seat, one, one.rather) : ''))
  return words.say('reasons', `${when}_rather`, { brings, rather })
}

/** `+5 ducats`, with whose they are where they are another's. */
function gainText(words: Words, seat: string, one: Weighed, by: number): string {
  const n = Number.isInteger(by) ? Math.abs(by) : MANY
  const what = words.text.say(['counts', one.what], { n }) ?? one.what.replaceAll('_', ' ')
  if (one.seat === seat) return words.say('reasons', 'gain', { by: signed(words, by), what })
  return words.say('reasons', 'gain_of', { who: words.name('seat', one.seat), by: signed(words, by), what })
}

/** `won 62 %`. */
function chanceText(words: Words, result: string, likely: number): string {
  const called = words.text.say(['results', result]) ?? result.replaceAll('_', ' ')
  return words.say('reasons', 'chance', { result: called, percent: percent(likely) })
}

/** The chances to win this way and the other; where nothing that is counted differs, that is said too. */
function ratherText(words: Words, share: number, why: Grounds): string {
  if (why.other === null) return words.say('reasons', 'alone')
  const both = apart(words, share, why.other)
  const told = why.now.length + why.soon.length + Object.keys(why.chances).length > 0
  if (!both) return told ? '' : words.say('reasons', 'equal')
  return words.say('reasons', told ? 'chances' : 'better', { share: both[0], other: both[1] })
}

/** Two shares in percent, as exactly as is needed to tell them apart; none where a tenth does not. */
function apart(words: Words, share: number, other: number): [string, string] | null {
  for (const digits of [0, 1]) {
    const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
    const [one, two] = [share, other].map((said) => (100 * said).toLocaleString(words.language, exact))
    if (one !== undefined && two !== undefined && one !== two) return [one, two]
  }
  return null
}

/** Who answers then, where it is somebody else and nothing else has told it. */
function nextText(words: Words, seat: string, why: Grounds): string {
  if (why.agreed !== null || Object.keys(why.chances).length) return ''
  if (why.asked.includes('*')) return words.say('reasons', 'luck')
  const others = why.asked.filter((other) => other !== seat).map((other) => words.name('seat', other))
  if (!others.length) return ''
  const who = new Intl.ListFormat(words.language).format(others)
  return words.say('reasons', 'asked', { who, n: others.length })
}

/** What a turn did to the chances of whoever took it, and what a better one would have led to: one unit throughout. */
export function wentText(words: Words, who: string, mine: boolean, turn: TurningPoint, better: string): string {
  const shares = { before: percent(turn.before), after: percent(turn.after) }
  const had = words.say('reasons', 'had', { seat: new Sitter(who, mine), me: mine ? 'yes' : 'no', ...shares })
  const would =
    better && turn.better !== null ? words.say('reasons', 'would', { way: better, better: percent(turn.better) }) : ''
  return sentence(words, [had, would])
}

/** What speaks for the better way, without the chances, which are told already. */
export const forBetter = (words: Words, seat: string, why: Grounds): string =>
  sentence(words, [
    gainsText(words, seat, 'now', why.now),
    why.now.length ? '' : gainsText(words, seat, 'soon', why.soon),
    Object.entries(why.chances)
      .filter(([, likely]) => likely >= LEAST)
      .map(([result, likely]) => chanceText(words, result, likely))
      .join(', '),
  ])

function listed(words: Words, gains: readonly Weighed[], said: (one: Weighed) => string): string {
  return gains.map(said).filter(Boolean).join(', ') || words.nothing
}

const percent = (share: number): number => Math.round(100 * share)

/** A number with its sign, as the language writes it. */
function signed(words: Words, number: number): string {
  const size = Math.abs(number).toLocaleString(words.language, { maximumFractionDigits: 1, useGrouping: false })
  return size === '0' ? size : `${number < 0 ? '−' : '+'}${size}`
}

/** Pieces as one sentence. */
function sentence(words: Words, parts: readonly string[]): string {
  const said = parts.filter(Boolean)
  if (!said.length) return ''
  const whole = said.reduce((one, two) => words.say('reasons', 'and', { one, two }))
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}.`
}
