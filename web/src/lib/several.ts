/** Answers that are made up as a draft: what would come of them, and how they are given one after the other. */

import type { Answering } from './answering.svelte'
import type { No, Several } from './board'
import type { Answer, Ask } from './connection'
import type { Prospect } from './wire'

export function severalOf(table: Answering, ask: (frame: Ask) => Promise<Answer>): Several {
  return {
    ahead: (moves) => ahead(table, ask, moves),
    follow: (next, within) => table.follow(next, within),
    undo: (count) => table.undo(count),
    drafted: (back) => {
      table.draft.back = back
    },
    read: (rule) => {
      table.rule = rule
    },
  }
}

/** How things would stand after these answers; nothing where the line is broken or the question has changed. */
async function ahead(
  { newest: position, seat, words }: Answering,
  ask: (frame: Ask) => Promise<Answer>,
  moves: string[][],
): Promise<Prospect | No | null> {
  if (!position || seat === null) return null
  const answer = await ask({ t: 'ahead', seat, seen: position.seen, moves })
  if (answer.t === 'prospect') return answer
  if (answer.t === 'ack' || answer.t === 'lost' || (answer.t === 'refused' && answer.code === 'stale')) return null
  return { text: words.reason(answer) || answer.message, rule: answer.rule ?? null }
}
