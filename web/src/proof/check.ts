/**
 * The check of an open record, by this browser alone: the commitment, what was added to luck, the seats, every draw, the
 * chain of all that happened and every seal. It needs no network, and knows no rule of any game: that the odds are those
 * of the rules, `serenissima verify` says.
 */

import type { ActDone, OpenRecord, SealOpened } from '../lib/wire'
import { type Digest, fall, sealed, seated } from './digests'
import { digestBy, NOW } from './protocols'
import { BadForm, read } from './read'

/** What does not fit, and where: the act is counted from 1. */
export interface Finding {
  what: 'form' | 'commitment' | 'order' | 'beginning' | 'seats' | 'draw' | 'chain' | 'undo' | 'odds' | 'seal'
  act?: number
  seat?: number
  found?: string
  expected?: string
}

export interface Verdict {
  /** the first thing that does not fit; none if all does */
  problem: Finding | null
  record: OpenRecord | null
  draws: number
  seals: number
  /** who has added to luck */
  added: string[]
  /** people who have not */
  silent: string[]
  /** where the chain ended */
  chain: string
}

class Misfit extends Error {
  constructor(readonly finding: Finding) {
    super(finding.what)
  }
}

function must(found: string, expected: string, what: Finding['what'], where: Partial<Finding> = {}): void {
  if (found !== expected) throw new Misfit({ what, ...where, found, expected })
}

/** The verdict on a file, or on a record that is read already. */
export function check(file: string | OpenRecord): Verdict {
  const verdict: Verdict = { problem: null, record: null, draws: 0, seals: 0, added: [], silent: [], chain: '' }
  try {
    verdict.record = read(typeof file === 'string' ? file : JSON.stringify(file))
    new Checking(verdict.record, verdict).run()
  } catch (error) {
    if (error instanceof Misfit) verdict.problem = error.finding
    else if (error instanceof BadForm) verdict.problem = { what: 'form', found: error.message }
    else throw error
  }
  return verdict
}

/** By code points, as UTF-8 has it. */
function inOrder(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)]
  const at = a.findIndex((letter, place) => letter !== b[place])
  return at < 0 || (b[at] !== undefined && (a[at]?.codePointAt(0) ?? 0) < (b[at].codePointAt(0) ?? 0))
}

class Checking {
  private readonly digest: Digest
  private readonly key: string
  private readonly table: string
  private readonly now: boolean
  private chain = ''
  /** how many entries stand */
  private entries = 0

  constructor(
    private readonly record: OpenRecord,
    private readonly verdict: Verdict,
  ) {
    this.now = record.protocol === NOW
    this.digest = digestBy(record.protocol)
    this.key = this.digest('stream', record.secret, ...record.contributions)
    this.table = record.terms.split(' ', 1)[0] ?? ''
  }

  run(): void {
    this.oath()
    this.seats()
    const used = new Set<number>()
    const ends: number[] = []
    this.record.acts.forEach((act, at) => {
      this.act(act, at + 1)
      if (act.odds != null) used.add(act.odds)
      ends.push(this.entries)
    })
    const idle = this.record.odds.findIndex((_, at) => !used.has(at))
    if (idle >= 0) throw new Misfit({ what: 'odds', found: String(idle) })
    this.seals(ends)
    this.verdict.chain = this.chain
  }

  /** The secret is the one that was committed to, and the chain begins with all that was fixed before the game. */
  private oath(): void {
    const { secret, commitment, contributions, terms, sat, beginning } = this.record
    const expected = this.digest('commitment', secret)
    must(commitment, expected, 'commitment')
    contributions.forEach((one, at) => {
      const before = contributions[at - 1]
      if (before !== undefined && !inOrder(before, one)) throw new Misfit({ what: 'order', found: one })
      const [name, ...luck] = one.split(' ')
      this.verdict[luck.join(' ') ? 'added' : 'silent'].push(name ?? '')
    })
    this.chain = this.now
      ? this.digest('begin', expected, terms, String(contributions.length), ...contributions, ...sat)
      : ''
    must(beginning, this.chain, 'beginning')
  }

  /** Luck handed out the seats, or nobody did; and who added to luck plays. */
  private seats(): void {
    const { sat, drawn, players } = this.record
    const order = drawn ? seated(this.digest, this.key, sat.length) : sat.map((_, at) => at)
    const expected = order.map((at) => sat[at] ?? '')
    if (drawn || this.now) must(players.join(', '), expected.join(', '), 'seats')
    const stranger = [...this.verdict.added, ...this.verdict.silent].find((name) => !sat.includes(name))
    if (this.now && stranger !== undefined)
      throw new Misfit({ what: 'seats', found: stranger, expected: sat.join(', ') })
  }

  private act(act: ActDone, number: number): void {
    const where = { act: number, seat: act.seat }
    const { undo = 0, said = '' } = act
    if (undo > this.entries) throw new Misfit({ what: 'undo', ...where, found: String(undo) })
    if (act.odds != null) this.draw(act, said, where)
    this.chain = this.link(act, said, undo)
    this.entries += undo ? -undo : 1
    must(act.chain ?? '', this.chain, 'chain', where)
  }

  private draw(act: ActDone, said: string, where: Partial<Finding>): void {
    const odds = this.record.odds[act.odds ?? -1]
    if (!odds?.length) throw new Misfit({ what: 'odds', ...where })
    must(said, fall(this.digest, this.key, this.now ? this.chain : String(this.entries), odds), 'draw', where)
    this.verdict.draws++
  }

  private link(act: ActDone, said: string, undo: number): string {
    if (!this.now) return ''
    if (undo) return this.digest('undo', this.chain, act.seat < 0 ? 'all' : String(act.seat), String(undo))
    if (act.odds == null) return this.digest('answer', this.chain, String(act.seat), said)
    const odds = this.record.odds[act.odds] ?? []
    return this.digest('luck', this.chain, said, ...odds.map(([move, weight]) => `${weight} ${move}`))
  }

  /** Every seal opens to the answers that were given under it. */
  private seals(ends: readonly number[]): void {
    for (const seal of this.record.seals) {
      const where = { act: seal.at, seat: seal.seat }
      if (!seal.answers && !seal.salt && seal.entry === ends[seal.at - 1]) continue // never opened: the clock has answered
      const said = this.under(seal)
      if (said === null || seal.entry !== ends[seal.at - 1]) throw new Misfit({ what: 'seal', ...where })
      const expected = this.now
        ? sealed(this.table, seal.seat, seal.salt, said)
        : this.digest('sealing', seal.salt, said)
      must(seal.digest, expected, 'seal', where)
      this.verdict.seals++
    }
  }

  /** The last so many answers of a seat up to that act; none if there are not so many. */
  private under({ at, seat, answers }: SealOpened): string | null {
    if (this.record.acts[at - 1]?.seat !== seat || answers < 1) return null
    const own = this.record.acts.slice(0, at).filter((act) => act.seat === seat && !act.undo)
    return own.length < answers
      ? null
      : own
          .slice(-answers)
          .map(({ said }) => said)
          .join('; ')
  }
}
