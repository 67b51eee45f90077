/**
 * Messages of one language, in the syntax of Project Fluent, and how they are filled: the twin of
 * `serenissima/text/messages.py`. A number chooses the form of a sentence, so it is handed over as a number; it is
 * written without grouping. Everything else is text.
 */

import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle'

/** The name of a seat, and whether the one who reads sits there. */
export class Sitter extends FluentType<string> {
  constructor(
    name: string,
    readonly mine: boolean,
  ) {
    super(name)
  }

  toString(): string {
    return this.value
  }
}

export type Fact = string | number | Sitter
export type Facts = Record<string, Fact>

const NUMBER = /^-?(?:0|[1-9][0-9]{0,14})$/

/** All messages of a text; the forms of WHO are found in `house`, or among them. */
export class Messages {
  /** the ids, in the order of the text */
  readonly written: ReadonlySet<string>
  private readonly bundle: FluentBundle

  constructor(
    language: string,
    source: string,
    private readonly house: Messages | null = null,
  ) {
    const resource = new FluentResource(source)
    this.bundle = new FluentBundle(language, {
      functions: { WHO: ([seat], how) => this.who(seat ?? new FluentNone(), how) },
      useIsolating: false,
    })
    this.bundle.addResource(resource)
    this.written = new Set(resource.body.map(({ id }) => id).filter((id) => !id.startsWith('-')))
  }

  /** The message on a path with its facts; none where nobody has written it. */
  say(path: readonly string[], facts: Facts = {}): string | undefined {
    return this.said(messageId(...path), facts)
  }

  /** A message as far as these facts can fill it; what is missing is left as a hole. */
  said(key: string, facts: Facts): string | undefined {
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern === undefined || pattern === null) return undefined
    const given = Object.entries(facts).map(([name, fact]) => [name, handedOver(fact)] as const)
    return this.bundle.formatPattern(pattern, Object.fromEntries(given), [])
  }

  /** What follows a path in the ids of the messages below it, in the order of the text. */
  under(...path: string[]): string[] {
    const head = `${messageId(...path)}-`
    return [...this.written].filter((key) => key.startsWith(head)).map((key) => key.slice(head.length))
  }

  /** `WHO($seat, as: "object")`: the name of the seat, or how the one who reads is called when that is he. */
  private who(seat: FluentValue, how: Record<string, FluentValue>): FluentValue {
    const form = String(how.as ?? 'subject')
    const house = this.house ?? this
    if (seat instanceof Sitter && seat.mine) return house.say(['who', form]) ?? seat
    if (form !== 'possessive' || seat instanceof FluentNone) return seat
    return house.say(['names', 'whose'], { name: String(seat instanceof FluentType ? seat.value : seat) }) ?? seat
  }
}

/** The id of the message on a path: `events`, `combat_round.stop` is `events-combat_round-stop`. */
export const messageId = (...path: string[]): string =>
  path.map((part) => part.replace(/[^A-Za-z0-9_]/g, '-')).join('-')

/** A fact as Fluent takes it: what is a whole number as a number, anything else as text. */
function handedOver(fact: Fact): FluentValue {
  if (fact instanceof Sitter || (typeof fact === 'string' && !NUMBER.test(fact))) return fact
  return new FluentNumber(Number(fact), { useGrouping: false })
}

const read = new Map<string, Messages>()

/** The messages of a text, which is read once. */
export function messagesOf(language: string, source: string, house: Messages | null = null): Messages {
  const found = read.get(source) ?? new Messages(language, source, house)
  read.set(source, found)
  return found
}
