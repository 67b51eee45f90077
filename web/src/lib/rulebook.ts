/** The rules as a person reads and searches them: the first page, chapters, words found, references from rule to rule. */

import type { RuleText } from './wire'

export interface Chapter {
  number: string
  title: string
  rules: RuleText[]
}

/** A piece of the first page: a heading, a paragraph, or the picture of a piece with what is said of it. */
export type Block =
  | { sort: 'heading'; level: number; text: string }
  | { sort: 'paragraph'; spans: { text: string; strong: boolean }[] }
  | { sort: 'picture'; name: string; caption: string }

export type Bit = { text: string; sort: 'plain' | 'code' | 'rule' | 'found' }

const PICTURE = /^!\[([^\]]*)\]\(piece:([\w-]+)\)$/
const HEADING = /^(#+) +(.*)$/
const TERM = /([a-z])_(?=[a-z])/g
const MARK = /`([^`]+)`|\b([A-Z][A-Z0-9]*-\d+\.\d+)\b/g

/** The rules in which all words occur, whatever their order; a rule's number counts as a word. */
export function search(rules: readonly RuleText[], text: string): RuleText[] {
  const words = wordsOf(text)
  return rules.filter((one) => {
    const said = plain(`${one.id} ${one.chapter ?? ''} ${one.text}`)
    return words.every((word) => said.includes(word))
  })
}

export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found: Chapter[] = []
  for (const rule of rules) {
    const number = /-(\d+)\./.exec(rule.id)?.[1] ?? ''
    if (found.at(-1)?.number !== number) found.push({ number, title: rule.chapter ?? '', rules: [] })
    found.at(-1)?.rules.push(rule)
  }
  return found
}

/** A rule's text in pieces: other rules it names, words of the notation, and what was searched for. */
export function pieces(text: string, wanted = ''): Bit[] {
  const bits: Bit[] = []
  const said = text.replaceAll('**', '')
  let at = 0
  for (const match of said.matchAll(MARK)) {
    bits.push(...found(said.slice(at, match.index), wanted))
    bits.push(match[1] ? { text: match[1], sort: 'code' } : { text: match[2] ?? '', sort: 'rule' })
    at = match.index + match[0].length
  }
  return [...bits, ...found(said.slice(at), wanted)]
}

function found(written: string, wanted: string): Bit[] {
  const text = written.replace(TERM, '$1 ')
  const words = wordsOf(wanted).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!text) return []
  if (!words.length) return [{ text, sort: 'plain' }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, at): Bit => ({ text: part, sort: at % 2 ? 'found' : 'plain' }))
    .filter((bit) => bit.text)
}

const plain = (text: string): string => text.toLowerCase().replaceAll('_', ' ')
const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean)

/** The first page in blocks, which are parted by empty lines. */
export const glance = (markdown: string): Block[] =>
  markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf)

function blockOf(text: string): Block {
  const [, caption, name] = PICTURE.exec(text) ?? []
  if (name !== undefined) return { sort: 'picture', name, caption: caption ?? '' }
  const [, marks, title] = HEADING.exec(text) ?? []
  if (marks !== undefined) return { sort: 'heading', level: marks.length, text: title ?? '' }
  const spans = text.replaceAll(/\s*\n\s*/g, ' ').split('**')
  return { sort: 'paragraph', spans: spans.map((span, at) => ({ text: span, strong: at % 2 === 1 })) }
}
