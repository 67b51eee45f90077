/** What has happened as acts that can be shown one after the other: an answer, and the luck that followed it. */

import type { Act as Happened } from './board'
import { soundsOf } from './sound'
import type { Line } from './story'
import { type Reader, speak } from './tale'
import type { News, Position, TaleLine } from './wire'

export interface Act extends Happened {
  /** how much of the news it has told when it is over */
  seen: number
  /** whose it is; none for luck */
  seat: number | null
  /** what is said of it: what was done, then what followed */
  sentences: readonly string[]
  text: string
  /** an answer of this seat */
  own: boolean
  /** what kind of thing it is, as a picture */
  sign: string
}

/** The picture of what is heard. */
const SIGNS: Record<string, string> = {
  oars: 'galley',
  coins: 'two-coins',
  dice: 'die',
  knock: 'barrel',
  chain: 'swords',
  cloth: 'flag',
  page: 'card-draw',
  wax: 'wax-seal',
  dull: 'wreck',
}
const OTHER = 'dot'

/** These news as one act; none where there is nothing to say of it. */
export function actOf(lines: readonly Line[], news: readonly News[], before: Position, position: Position): Act | null {
  const sentences = lines.flatMap((line) => line.sentences)
  if (!sentences.length) return null
  const by = lines.find(({ seat }) => seat !== null && seat >= 0)
  const [heard] = soundsOf(news)
  return {
    news,
    before,
    position,
    seen: position.seen,
    seat: by?.seat ?? null,
    sentences,
    text: sentences.join(' '),
    own: lines.some(({ own }) => own),
    sign: (heard && SIGNS[heard]) ?? OTHER,
  }
}

/**
 * The acts of these news from the position `start` on, as far as their positions are known: what has none of its own, what luck adds and what says
 * nothing belongs to the act before it.
 */
export function actsOf(
  news: readonly News[],
  start: number,
  at: (seen: number) => Position | null,
  lines: (news: readonly News[]) => Line[],
): Act[] {
  const found: Act[] = []
  let before = at(start)
  let waiting: News[] = []
  for (const one of news) {
    waiting = [...waiting, one]
    const position = at(one.seen)
    if (!position) continue
    const act = before && actOf(lines(waiting), waiting, before, { ...position, news: waiting })
    const last = found.at(-1)
    if (act && last && act.seat === null) found[found.length - 1] = joined(last, act.news, position, act.sentences)
    else if (act) found.push(act)
    else if (last) found[found.length - 1] = joined(last, waiting, position)
    if (act || last || !before) before = position
    waiting = []
  }
  return found
}

/** An act and what still belongs to it. */
export function joined(act: Act, more: readonly News[], position: Position, said: readonly string[] = []): Act {
  const news = [...act.news, ...more]
  const sentences = [...act.sentences, ...said]
  const text = sentences.join(' ')
  return { ...act, news, sentences, text, seen: position.seen, position: { ...position, news: [...news] } }
}

/** The place of the line of the tale that an act belongs to. */
export const lineOf = (tale: readonly TaleLine[], { seen }: { seen: number }): number =>
  tale.findLastIndex(({ first, last }) => first <= seen && seen <= last)

/** The news since one's last turn, without what one has done since oneself. */
export function sinceMine(reader: Reader, tale: readonly TaleLine[], news: readonly News[]): News[] {
  const lines = tale.map((line) => speak(reader, line))
  let end = lines.length
  while (end > 0 && lines[end - 1]?.own) end--
  let start = end
  while (start > 0 && !lines[start - 1]?.own) start--
  const [first, last] = [lines[start]?.first, lines[end - 1]?.last]
  return first === undefined || last === undefined || start === end
    ? []
    : news.filter(({ seen }) => first <= seen && seen <= last)
}
