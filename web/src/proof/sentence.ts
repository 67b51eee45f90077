/** What was found, as a sentence: its key among the words of `trust`, and its facts. */

import type { Facts } from '../lib/messages'
import type { Finding } from './check'

/** So much of a digest is enough to tell it from another. */
const SHOWN = 60
const short = (text: string): string => (/^[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 16)} …` : text.slice(0, SHOWN))

export const sentence = ({ what, act = 0, found = '', expected = '' }: Finding): [string, Facts] => [
  `problem_${what}`,
  { act, found: short(found) || '…', expected: short(expected) || '…' },
]
