/**
 * Facts in words: prompts, moves, events, refusals and names. The twin of `serenissima/text/words.py`; both are tried
 * against the same fixtures. On the wire things have names instead of numbers, so nothing here counts.
 */

import type { Catalogue, Names, Phrase, TextFile, Texts } from './wire'

export type Facts = Record<string, string>

/** How the people at a table are called: the name of a seat in the notation -> what is said of it. */
export type Called = (seat: string) => string

export interface Refusal {
  rule: string | null
  reason: string | null
  facts: Record<string, string>
  message?: string
}

type Section = Record<string, Phrase>

export class Words {
  readonly text: TextFile
  readonly common: TextFile

  constructor(
    readonly language: string,
    readonly gameKey: string,
    readonly texts: Texts,
    private readonly called: Called | null = null,
  ) {
    this.text = texts.games[gameKey] ?? {}
    this.common = texts.common
  }

  /** The same words at a table whose seats have names. */
  at(called: Called): Words {
    return new Words(this.language, this.gameKey, this.texts, called)
  }

  get title(): string {
    return String(this.section('game').title ?? this.gameKey)
  }

  get nothing(): string {
    return String((this.common.words as Section | undefined)?.nothing ?? 'nothing')
  }

  /** A phrase of the house itself, from `common.toml`. */
  say(section: string, key: string, facts: Facts = {}): string {
    const phrase = (this.common[section] as Section | undefined)?.[key]
    return phrase === undefined ? key : fill(phrase, facts)
  }

  /** The name a person knows a thing by. */
  name(kind: string, name: string): string {
    if (kind === 'seat' && this.called) return this.called(name)
    const known = (this.text.names as Record<string, Record<string, string>> | undefined)?.[kind] ?? {}
    const own = known[name]
    if (own !== undefined) return own
    if (/^\d+$/.test(name) && known.number !== undefined) return fill(known.number, { number: name })
    return known.like !== undefined ? this.name(known.like, name) : name
  }

  /** What is asked at a decision point; `facts` are the fields of the step. */
  prompt(step: string, facts: Facts): string {
    const phrase = this.section('prompts')[step]
    return phrase !== undefined ? fill(phrase, facts) : step.replaceAll('_', ' ')
  }

  /** What this step asks; the catalogue says of which kinds its fields are. */
  asked(catalogue: Catalogue, names: Names, step: Record<string, unknown>): string {
    return this.prompt(String(step.step), this.stepFacts(catalogue, names, step))
  }

  stepFacts(catalogue: Catalogue, names: Names, step: Record<string, unknown>): Facts {
    const facts: Facts = {}
    for (const [field, value] of Object.entries(step)) {
      const kind = catalogue.fields[field] ?? guessKind(field, value, names)
      facts[field] = this.listed(value, kind)
    }
    return facts
  }

  /** A value, or a list of them, as text. */
  listed(value: unknown, kind: string | null = null): string {
    if (Array.isArray(value)) return value.map((item) => this.listed(item, kind)).join(', ') || this.nothing
    if (value === null || value === undefined) return this.nothing
    if (typeof value === 'boolean') return value ? 'True' : 'False'
    return kind ? this.name(kind, String(value)) : String(value)
  }

  /** What a verb does, where it is not yet settled to what; nothing where the game has no short word for it. */
  act(verb: string): string {
    const phrase = this.section('acts')[verb]
    return phrase === undefined ? '' : fill(phrase, {})
  }

  /** What a move does, as a short phrase. */
  move(catalogue: Catalogue, step: string, move: readonly string[]): string {
    const [verb = '', ...said] = move
    const kinds = verbKinds(catalogue, step, verb)
    const phrase = lookup(this.section('moves'), `${step}.${verb}`)
    if (phrase === undefined || !kinds) return move.join(' ')
    return fill(phrase, this.facts(kinds, spread(kinds, said.length), said))
  }

  /** What has happened, as a sentence; empty when another event of the same moment says it already. */
  event(catalogue: Catalogue, event: readonly string[]): string {
    const [name = '', ...said] = event
    const kinds = eventKinds(catalogue, name)
    const phrase = lookup(this.section('events'), name)
    if (phrase === undefined || !kinds) return event.join(' ')
    return fill(phrase, this.facts(kinds, spread(kinds, said.length), said))
  }

  /** Nouns by kind (`port`, `port2`, all of them as `ports`); of a noun that may repeat also the `count`. */
  private facts(word: readonly string[], kinds: readonly string[], said: readonly string[]): Facts {
    const facts = byKind(
      kinds,
      said.map((noun, at) => this.noun(kinds[at] ?? 'n', noun)),
    )
    for (const kind of word) {
      if (!kind.endsWith('*')) continue
      facts[`${kind.slice(0, -1)}s`] ??= this.nothing
      facts.count = String(kinds.filter((one) => one === kind.slice(0, -1)).length)
    }
    return facts
  }

  private noun(kind: string, noun: string): string {
    return kind === 'n' || noun === 'none' ? noun : this.name(kind, noun)
  }

  /** Why a move is not legal, with the rule that says so. */
  refusal(refusal: Refusal): string {
    const sentence = this.reason(refusal)
    return refusal.rule ? `${sentence} (${refusal.rule})` : sentence
  }

  /** The same without the rule, where that is shown beside it. */
  reason(refusal: Refusal): string {
    const key = refusal.reason
    if (key === null) return refusal.message ?? ''
    const phrase = this.section('refusals')[key] ?? (this.common.refusals as Section | undefined)?.[key]
    if (phrase === undefined) return key.replaceAll('_', ' ')
    const facts = Object.entries(refusal.facts).map(([key, value]) => [key, this.fact(key, value)])
    return fill(phrase, Object.fromEntries(facts))
  }

  /** A fact of a refusal in words: a name, several of one kind (`goods`), or who is `asked`. */
  private fact(key: string, value: string): string {
    const known = (this.text.names as Record<string, unknown> | undefined) ?? {}
    const kind = key === 'asked' ? 'seat' : key.replace(/s$/, '')
    if (key in known || !(key === 'asked' || kind in known)) return this.name(key, value)
    const each = (one: string) => (one === 'luck' ? this.say('words', 'luck') : this.name(kind, one))
    return value.split(', ').map(each).join(', ')
  }

  /** What a person should be warned of before a move. */
  flag(flag: string): string {
    return String(this.section('flags')[flag] ?? flag)
  }

  /** The same in a word, for a list of moves. */
  flagMark(flag: string): string {
    return String(this.section('flag_marks')[flag] ?? flag)
  }

  ending(ending: string): string {
    return String(this.section('endings')[ending] ?? ending.replaceAll('_', ' '))
  }

  /** What a table option is about. */
  option(option: string): string {
    return String(this.section('options')[option] ?? option.replaceAll('_', ' '))
  }

  /** A label of the board, from the section `board`; the key itself where nobody has written one. */
  label(key: string, facts: Facts = {}): string {
    const phrase = this.section('board')[key]
    return phrase === undefined ? key.replaceAll('_', ' ') : fill(phrase, facts)
  }

  private section(name: string): Section {
    return (this.text[name] as Section | undefined) ?? {}
  }
}

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
function byKind(kinds: readonly string[], said: readonly string[]): Facts {
  const facts: Facts = {}
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

/** The phrase for `step.verb`, or else for the verb alone. */
export function lookup(section: Section, key: string): Phrase | undefined {
  return section[key] ?? section[key.slice(key.lastIndexOf('.') + 1)]
}

/** The phrase with its facts; of several forms the one that fits the number it speaks of. */
export function fill(phrase: Phrase, facts: Facts): string {
  const text =
    typeof phrase === 'string' ? phrase : (phrase[plural(facts.n || facts.count || '')] ?? phrase.other ?? '')
  return text.replace(/\{\{|\}\}|\{(\w+)\}/g, (found, key: string | undefined) =>
    key === undefined ? found.charAt(0) : (facts[key] ?? found),
  )
}

function plural(number: string): string {
  return { '0': 'zero', '1': 'one' }[number] ?? 'other'
}

/** The kind of a step's field where the catalogue does not say it: by its name, else by where the value is a name. */
function guessKind(field: string, value: unknown, names: Names): string | null {
  const one = Array.isArray(value) ? value[0] : value
  if (typeof one !== 'string') return null
  const tail = field.slice(field.lastIndexOf('_') + 1)
  for (const kind of [field, tail, 'seat']) if (names[kind]?.includes(one)) return kind
  return Object.keys(names).find((kind) => names[kind]?.includes(one)) ?? null
}
