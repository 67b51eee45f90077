/**
 * Facts in words: prompts, moves, events, refusals and names. The twin of `serenissima/text/words.py`; both are tried
 * against the same fixtures. On the wire things have names instead of numbers, so nothing here counts.
 */

import { byKind, eventKinds, spread, verbKinds } from './kinds'
import { type Fact, type Facts, type Messages, messageId, messagesOf, Sitter } from './messages'
import type { Catalogue, Names, TaleLine, Texts, Thing } from './wire'

export { eventKinds, spread, verbKinds } from './kinds'
export type { Facts } from './messages'

/** How the people at a table are called: the name of a seat in the notation -> what is said of it. */
export type Called = (seat: string) => string

export interface Refusal {
  rule: string | null
  reason: string | null
  facts: Record<string, string>
  message?: string
}

export class Words {
  readonly text: Messages
  readonly common: Messages
  /** the kinds that have names of their own, or are called as another kind is */
  private readonly named: ReadonlySet<string>

  constructor(
    readonly language: string,
    readonly gameKey: string,
    readonly texts: Texts,
    /** kinds of names that are called as those of another kind are, from the catalogue */
    private readonly like: Readonly<Record<string, string>> = {},
    private readonly called: Called | null = null,
    /** the seat of the one who reads, as the notation has it */
    private readonly reader: string | null = null,
  ) {
    this.common = messagesOf(language, texts.common)
    this.text = messagesOf(language, texts.games[gameKey] ?? '', this.common)
    this.named = new Set([...this.text.under('names').map((id) => id.split('-')[0] ?? ''), ...Object.keys(like)])
  }

  /** The same words at a table whose seats have names, for one who may sit in one of them. */
  at(called: Called, reader: string | null = null): Words {
    return new Words(this.language, this.gameKey, this.texts, this.like, called, reader)
  }

  get title(): string {
    return this.ofItself('title') || this.gameKey
  }

  /** What the game says of itself: its `title`, what it is `about`, its `authors`, how long it `lasts`. */
  ofItself(word: string): string {
    return this.text.say(['game', word]) ?? ''
  }

  get nothing(): string {
    return this.say('words', 'nothing')
  }

  /** A phrase of the house itself, from `common.ftl`. */
  say(section: string, key: string, facts: Facts = {}): string {
    return this.common.say([section, key], facts) ?? key
  }

  /** The name a person knows a thing by. */
  name(kind: string, name: string): string {
    if (kind === 'seat' && this.called) return this.called(name)
    const own = this.ownName(kind, name)
    if (own !== undefined) return own
    const like = this.like[kind]
    return like !== undefined ? this.name(like, name) : name
  }

  /** A seat where its name stands alone: the one who reads is called as such. */
  who(seat: string): string {
    if (seat !== this.reader) return this.name('seat', seat)
    const said = this.say('who', 'subject')
    return said.charAt(0).toUpperCase() + said.slice(1)
  }

  /** The name that the game itself has for a thing, whoever sits there. */
  ownName(kind: string, name: string): string | undefined {
    const number = () => (/^\d+$/.test(name) ? this.text.say(['names', kind, 'number'], { number: name }) : undefined)
    return this.text.say(['names', kind, name]) ?? number()
  }

  /** What is asked at a decision point; `facts` are the fields of the step. */
  prompt(step: string, facts: Facts): string {
    return this.text.say(['prompts', step], facts) ?? step.replaceAll('_', ' ')
  }

  /** What this step asks; the catalogue says of which kinds its fields are. */
  asked(catalogue: Catalogue, names: Names, step: Record<string, unknown>): string {
    return this.prompt(String(step.step), this.stepFacts(catalogue, names, step))
  }

  /** What is said of a step to those who wait for its answer; nothing where its question says it all to whom it asks. */
  waiting(catalogue: Catalogue, names: Names, step: Record<string, unknown>): string {
    return this.text.say(['waits', String(step.step)], this.stepFacts(catalogue, names, step)) ?? ''
  }

  /** The fields of a step in words; `me` says whether its `seat` is the reader's. */
  stepFacts(catalogue: Catalogue, names: Names, step: Record<string, unknown>): Facts {
    const facts: Facts = {}
    for (const [field, value] of Object.entries(step)) {
      const kind = catalogue.fields[field] ?? guessKind(field, value, names)
      const said = this.listed(value, kind)
      const seat = catalogue.fields[field] === 'seat'
      facts[field] = seat ? new Sitter(said, value === this.reader && this.reader !== null) : said
    }
    return withMe(facts)
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
    return this.text.say(['acts', verb]) ?? ''
  }

  /** What a move does, as a short phrase. */
  move(catalogue: Catalogue, step: string, move: readonly string[]): string {
    const [verb = '', ...said] = move
    const kinds = verbKinds(catalogue, step, verb)
    const key = lookup(this.text, 'moves', `${step}.${verb}`)
    if (key === undefined || !kinds) return move.join(' ')
    return this.text.said(key, this.facts(kinds, spread(kinds, said.length), said)) ?? ''
  }

  /** What has happened, as a sentence; empty when another event of the same moment says it already. */
  event(catalogue: Catalogue, event: readonly string[]): string {
    const [name = '', ...said] = event
    const kinds = eventKinds(catalogue, name)
    const key = lookup(this.text, 'events', name)
    if (key === undefined || !kinds) return event.join(' ')
    return this.text.said(key, this.facts(kinds, spread(kinds, said.length), said)) ?? ''
  }

  /** A line of the tale without whose it is: its heading, and then what was done. */
  line(catalogue: Catalogue, { head, clauses, events }: TaleLine): string {
    if (events?.length)
      return events
        .map((event) => this.event(catalogue, event))
        .filter(Boolean)
        .join(' ')
    const begun = this.clause(head)
    const done = clauses
      .map((clause) => this.clause(clause))
      .filter(Boolean)
      .join(', ')
    return begun && done ? this.say('tale', 'line', { head: begun, done }) : begun || done
  }

  /** A piece of the tale, or of what a whole turn is called; its key where nobody has written it. */
  clause([key, facts]: TaleLine['head'], section = 'story'): string {
    const told = Object.entries(facts).map(([name, fact]) => [name, this.told(fact)])
    return this.text.say([section, key], Object.fromEntries(told)) ?? key.replaceAll('_', ' ')
  }

  /** A whole turn: what is done, one thing after the other. */
  turn(clauses: readonly TaleLine['head'][]): string {
    return clauses.map((clause) => this.clause(clause, 'turns')).join(', ')
  }

  /** A number, a thing by its name, or several things as one lists them. */
  private told(fact: TaleLine['head'][1][string]): Fact {
    if (typeof fact === 'number') return fact
    const [first, ...more] = fact
    if (first && !more.length) return this.thing(first)
    const things = fact.map((one) => this.oneOf(one))
    return new Intl.ListFormat(this.language).format(things) || this.nothing
  }

  /** One of several things; the one who reads is called as such. */
  private oneOf(thing: Thing): string {
    const said = this.thing(thing)
    return this.inARow(String(said), said instanceof Sitter && said.mine)
  }

  /** One name among others: that of the reader is not said. */
  private inARow(said: string, mine: boolean): string {
    return mine ? this.say('who', 'subject') : said
  }

  /** A thing by its name, with how many of them if there are several. */
  private thing([kind, name, n]: Thing): Fact {
    if (name === 'none') return this.nothing
    if (kind === 'seat') return new Sitter(this.name(kind, name), name === this.reader)
    const called = this.name(kind, name)
    return n === 1 ? called : this.say('tale', 'several', { n, thing: called })
  }

  /**
   * Nouns by kind (`port`, `port2`, all of them as `ports`); of a noun that may repeat also the `count`. Where there is
   * a `seat`, `me` says whether the reader sits there.
   */
  private facts(word: readonly string[], kinds: readonly string[], said: readonly string[]): Facts {
    const facts: Facts = byKind(
      kinds,
      said.map((noun, at) => this.noun(kinds[at] ?? 'n', noun)),
    )
    const seats = said.filter((_, at) => kinds[at] === 'seat')
    seats.forEach((seat, at) => {
      const key = at ? `seat${at + 1}` : 'seat'
      facts[key] = new Sitter(String(facts[key]), seat === this.reader)
    })
    if (seats.length)
      facts.seats = seats.map((seat) => this.inARow(this.noun('seat', seat), seat === this.reader)).join(', ')
    for (const kind of word) {
      if (!kind.endsWith('*')) continue
      facts[`${kind.slice(0, -1)}s`] ??= this.nothing
      facts.count = kinds.filter((one) => one === kind.slice(0, -1)).length
    }
    return withMe(facts)
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
    const facts = Object.fromEntries(Object.entries(refusal.facts).map(([key, value]) => [key, this.fact(key, value)]))
    const said = this.text.say(['refusals', key], facts) || this.common.say(['refusals', key], facts)
    return said || key.replaceAll('_', ' ')
  }

  /** A fact of a refusal in words: a name, several of one kind (`goods`), or who is `asked`. */
  private fact(key: string, value: string): string {
    const kind = key === 'asked' ? 'seat' : key.replace(/s$/, '')
    if (this.named.has(key) || !(key === 'asked' || this.named.has(kind))) return this.name(key, value)
    const each = (one: string) => (one === 'luck' ? this.say('words', 'luck') : this.name(kind, one))
    return value.split(', ').map(each).join(', ')
  }

  /** What a person should be warned of before a move. */
  flag(flag: string): string {
    return this.text.say(['flags', flag]) ?? flag
  }

  /** The same in a word, for a list of moves. */
  flagMark(flag: string): string {
    return this.text.say(['flag_marks', flag]) ?? flag
  }

  ending(ending: string): string {
    return this.text.say(['endings', ending]) ?? ending.replaceAll('_', ' ')
  }

  /** What a table option is about. */
  option(option: string): string {
    return this.text.say(['options', option]) ?? option.replaceAll('_', ' ')
  }

  /** A label of the board, `board-…`; the key itself where nobody has written one. */
  label(key: string, facts: Facts = {}): string {
    return this.text.say(['board', key], facts) ?? key.replaceAll('_', ' ')
  }
}

/** The id of the message for `step.verb`, or else for the verb alone; none where nobody has written either. */
function lookup(text: Messages, section: string, key: string): string | undefined {
  const ids = [messageId(section, key), messageId(section, key.slice(key.lastIndexOf('.') + 1))]
  return ids.find((id) => text.written.has(id))
}

/** Facts that say of their seat whether the reader sits there. */
function withMe(facts: Facts): Facts {
  return facts.seat instanceof Sitter ? { ...facts, me: facts.seat.mine ? 'yes' : 'no' } : facts
}

/** The kind of a step's field where the catalogue does not say it: by its name, else by where the value is a name. */
function guessKind(field: string, value: unknown, names: Names): string | null {
  const one = Array.isArray(value) ? value[0] : value
  if (typeof one !== 'string') return null
  const tail = field.slice(field.lastIndexOf('_') + 1)
  for (const kind of [field, tail, 'seat']) if (names[kind]?.includes(one)) return kind
  return Object.keys(names).find((kind) => names[kind]?.includes(one)) ?? null
}
