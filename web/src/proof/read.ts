/** An open record as it is read from a file: whatever is not of the form is refused with its place. */

import type { ActDone, OpenRecord, SealOpened } from '../lib/wire'
import { NOW, OLD } from './protocols'

export const FORMAT = 'serenissima-proof'
/** What no browser should be asked to read. */
const LARGEST = 20_000_000

/** Something in the file is not of the form. */
export class BadForm extends Error {}

const KEYS = 'acts beginning commitment contributions drawn format odds players protocol sat seals secret terms'.split(
  ' ',
)
const ACT = ['seat', 'said', 'undo', 'odds', 'chain']
const SEAL = ['at', 'entry', 'seat', 'answers', 'salt', 'digest']
const TERMS = /^\S* \S+ rules=\d{1,6} seats=\d{1,3} options=\{.*\}$/

type Thing = Record<string, unknown>

const isText = (said: unknown): said is string => typeof said === 'string'
const isCount = (said: unknown): said is number => Number.isSafeInteger(said) && (said as number) >= 0
const isSeat = (said: unknown): said is number => isCount(said) || said === -1

function need(fits: boolean, where: string): asserts fits {
  if (!fits) throw new BadForm(where)
}

function thing(said: unknown, keys: readonly string[], where: string): Thing {
  need(typeof said === 'object' && said !== null && !Array.isArray(said), where)
  const odd = Object.keys(said).find((key) => !keys.includes(key))
  need(odd === undefined, `${where}.${odd}`)
  return said as Thing
}

function list<T>(said: unknown, where: string, each: (one: unknown, where: string) => T): T[] {
  need(Array.isArray(said), where)
  return said.map((one, at) => each(one, `${where}[${at}]`))
}

const text = (said: unknown, where: string): string => {
  need(isText(said), where)
  return said
}

const outcome = (said: unknown, where: string): [string, number] => {
  need(Array.isArray(said) && said.length === 2 && isText(said[0]) && isCount(said[1]) && said[1] > 0, where)
  return [said[0], said[1]]
}

function act(said: unknown, where: string): ActDone {
  const one = thing(said, ACT, where)
  need(isSeat(one.seat), `${where}.seat`)
  const undone = 'undo' in one
  if (undone) need(isCount(one.undo) && one.undo > 0 && !('said' in one) && !('odds' in one), `${where}.undo`)
  else need(isText(one.said), `${where}.said`)
  if (!undone) need('odds' in one ? one.seat === -1 && isCount(one.odds) : one.seat !== -1, `${where}.odds`)
  if ('chain' in one) need(isText(one.chain), `${where}.chain`)
  return said as ActDone // all of its values have been looked at
}

function seal(said: unknown, where: string): SealOpened {
  const one = thing(said, SEAL, where)
  for (const key of ['at', 'entry', 'seat', 'answers']) need(isCount(one[key]), `${where}.${key}`)
  for (const key of ['salt', 'digest']) need(isText(one[key]), `${where}.${key}`)
  return said as SealOpened
}

/** The record that a file holds. */
export function read(file: string): OpenRecord {
  need(file.length <= LARGEST, '')
  let whole: unknown
  try {
    whole = JSON.parse(file)
  } catch (error) {
    throw new BadForm(error instanceof Error ? error.message : '')
  }
  const said = thing(whole, KEYS, '')
  need(said.format === FORMAT, 'format')
  need(said.protocol === OLD || said.protocol === NOW, 'protocol')
  for (const key of ['terms', 'commitment', 'secret', 'beginning']) text(said[key], key)
  need(TERMS.test(said.terms as string), 'terms')
  need(typeof said.drawn === 'boolean', 'drawn')
  for (const key of ['players', 'sat', 'contributions']) list(said[key], key, text)
  list(said.odds, 'odds', (one, where) => list(one, where, outcome))
  list(said.acts, 'acts', act)
  list(said.seals, 'seals', seal)
  need((said.secret as string).startsWith('2:') === (said.protocol === NOW), 'protocol')
  return whole as OpenRecord
}
