/** What a draft costs, row by row, as the house has told it. */

import type { Say } from '../../../../chart/say'
import type { Words } from '../../../../lib/words'
import type { Plan } from './plan'

/** What one entry of a plan costs, and what would be told of it. */
export interface Spent {
  ducats: number
  told: string[][]
}

export interface Row {
  text: string
  /** how many, where there may be several */
  n: number
  ducats: number
}

/** The rows of the bill: everything that costs something. */
export function billOf(plan: Plan, spent: readonly Spent[], words: Words, say: Say): Row[] {
  return plan.flatMap((entry, at): Row[] => {
    const { ducats, told } = spent[at] ?? { ducats: 0, told: [] }
    if (!ducats || !('move' in entry)) return []
    const n = entry.move[0] === 'hire' || entry.move[0] === 'buy' ? Number(entry.move.at(-1)) : 1
    return [{ text: rowText(entry.move, told, n, words, say), n, ducats }]
  })
}

function rowText(move: readonly string[], told: readonly string[][], n: number, words: Words, say: Say): string {
  const [verb, first = '', second = ''] = move
  const fact = (what: string): string[] => told.find((one) => one[0] === what) ?? []
  if (verb === 'hire') return say('bill_hired', { n: String(n), port: words.name('port', first) })
  if (verb === 'buy') {
    const [, , galley = '', good = ''] = fact('bought')
    return say('bill_bought', { n: String(n), good: words.name('good', good), galley })
  }
  if (verb === 'build_fort') return say('bill_fort', { port: words.name('port', first) })
  const [, , galley = ''] = fact('launched')
  return say('bill_galley', { galley, source: words.name('source', second) })
}

/** What is spent in one zone. */
export const spentIn = (plan: Plan, spent: readonly Spent[], zone: string): number =>
  plan.reduce((sum, entry, at) => sum + (entry.zone === zone ? (spent[at]?.ducats ?? 0) : 0), 0)
