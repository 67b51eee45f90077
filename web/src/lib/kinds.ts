/** Of which kinds the nouns of verbs and events are, as the catalogue says. */

import type { Catalogue } from './wire'

/** The kinds that follow a verb at a decision point. */
export function verbKinds(catalogue: Catalogue, step: string, verb: string): string[] | undefined {
  return catalogue.verbs[`${step}.${verb}`] ?? catalogue.verbs[verb]
}

/** The kinds of an event's nouns; an answer's event has the seat first, unless luck answered. */
export function eventKinds(catalogue: Catalogue, name: string): string[] | undefined {
  const own = catalogue.events[name]
  if (own) return own
  const dot = name.lastIndexOf('.')
  const step = name.slice(0, Math.max(dot, 0))
  const kinds = verbKinds(catalogue, step, name.slice(dot + 1))
  if (!kinds) return undefined
  return catalogue.chance.includes(step) ? kinds : ['seat', ...kinds]
}

/** The kind of each of that many nouns; a last kind with `*` repeats. */
export function spread(kinds: readonly string[], count: number): string[] {
  const last = kinds.at(-1)
  if (!last?.endsWith('*')) return [...kinds]
  const fixed = kinds.slice(0, -1)
  return [...fixed, ...Array<string>(Math.max(0, count - fixed.length)).fill(last.slice(0, -1))]
}

/** Nouns in words by kind: `seat`, `port`; a second one of a kind is `port2`, all of them are `ports`. */
export function byKind(kinds: readonly string[], said: readonly string[]): Record<string, string> {
  const facts: Record<string, string> = {}
  const repeated = new Map<string, string[]>()
  said.forEach((noun, at) => {
    const kind = kinds[at] ?? 'n'
    repeated.set(kind, [...(repeated.get(kind) ?? []), noun])
  })
  for (const [kind, words] of repeated) {
    facts[kind] = words[0] ?? ''
    facts[`${kind}s`] = words.join(', ')
    words.slice(1).forEach((text, at) => {
      facts[`${kind}${at + 2}`] = text
    })
  }
  return facts
}
