/** How an answer is made up: what is clicked on a board or chosen beside the question, until it is sent. */

import type { Picker } from './board'
import { say } from './house.svelte'
import type { Pressed } from './outbox.svelte'
import { contains, type Noun, nouns, type Option, settled, typed } from './picker'
import { settings } from './settings.svelte'
import { severalOf } from './several'
import { Speaking } from './speaking.svelte'
import { chainOf, turnOptions } from './turns'

export abstract class Answering extends Speaking {
  /** the rule that is open beside the table; an empty text shows all of them */
  rule = $state<string | null>(null)
  /** nothing is sent before it was chosen and then handed in */
  handsIn = false

  /** moves of a whole turn that somebody has come before */
  private rest: string[][] = []
  /** the latest press was a finger's, which covers what it would do */
  private finger = false

  /** A press begins, with a finger or otherwise. */
  readonly touched = ({ pointerType }: PointerEvent): void => {
    this.finger = pointerType === 'touch'
    if (this.finger) this.guard.stir()
  }

  /** What boards see of all this. */
  get pick(): Picker {
    const { states, would } = this.draft
    return {
      state: (kind, name) => states({ kind, name }),
      click: (kind, name) => this.click({ kind, name }),
      hover: (kind, name) => this.draft.point(kind === null || name === null ? null : { kind, name }),
      play: (move) => this.play(move),
      follow: (moves) => this.chain(moves),
      ghost: would,
      several: this.permits ? null : this.several, // a lesson goes on answer by answer
    }
  }

  private readonly several = severalOf(this, (frame) => this.connection.ask(frame))

  click(thing: Noun): void {
    const { draft } = this
    if (!this.asked) return this.notYet(thing)
    if (!this.takes({ thing })) return
    if (draft.waiting && contains(draft.waiting, thing)) return this.sure(draft.waiting)
    draft.waiting = null
    const picks = draft.with(thing)
    if (!picks) return void this.why(thing)
    this.whyNot = null
    if (this.permits?.(picks) === false) return
    draft.picks = picks
    const only = settled(this.all, picks)
    if (only && picks.length) this.weigh(only)
  }

  /** A whole move at once; where it is none of the legal ones, it is said why. Whether it counted. */
  private play(move: readonly string[]): boolean {
    if (!this.asked) this.notYet(null)
    if (!this.asked || !this.takes({ move })) return false
    const said = move.join(' ')
    const option = this.all.find((one) => one.move.join(' ') === said)
    if (!option) void this.why(null, [...move])
    else if (this.permitted(option)) this.weigh(option, false)
    return true
  }

  /** The whole turns that begin here; a lesson goes one step at a time. */
  get turns(): Option[] {
    const { catalogue, position } = this
    return catalogue && position && this.asked && !this.permits ? turnOptions(catalogue, position.turns ?? []) : []
  }

  /** Moves one after the other, sent together; in a lesson the first alone. */
  private chain(moves: readonly (readonly string[])[]): void {
    const whole = this.permits ? null : chainOf(this.all, moves)
    if (!whole) return void this.play(moves[0] ?? [])
    if (this.asked && !this.sending && !this.guard.closed) this.weigh(whole)
  }

  /** Somebody has come between: what is left waits until this seat is asked again. */
  protected stopped(rest: string[][]): void {
    this.rest = rest
    if (!this.show.busy) this.carryOn()
  }

  /** What is left is played if it still can be; else it is said that it ends here. */
  protected carryOn(): void {
    if (!this.rest.length || !this.asked || this.sending) return
    const onward = chainOf(this.all, this.rest)
    this.rest = []
    if (onward) this.send(onward)
    else this.toasts.say(say('toasts', 'stopped'))
  }

  /** Whether something pressed on the board counts now; while an answer is on its way it is kept for a moment. */
  private takes(pressed: Pressed): boolean {
    if (this.sending) this.outbox.keep(pressed)
    return !this.sending && !this.guard.closed
  }

  /** Take a move beside the question: it is sent, or asked for once more where that is wished. */
  choose(option: Option): void {
    if (!this.sending && !this.guard.resting) this.take(option)
  }

  private take(option: Option): void {
    if (!this.permitted(option)) return
    if (this.draft.waiting?.at === option.at) this.send(option)
    else this.weigh(option)
  }

  /** A thing named beside the question is picked as on the board. */
  pickBeside(thing: Noun): void {
    if (!this.sending && !this.guard.resting) this.click(thing)
  }

  private permitted(option: Option): boolean {
    return this.permits?.([{ kind: 'verb', name: option.move[0] ?? '' }, ...nouns(option)]) !== false
  }

  /** Send a move, or let it wait: a warning is read first, and a finger shows what it would do before it does it. */
  private weigh(option: Option, first = this.pointsFirst()): void {
    const { confirm } = settings
    const ask =
      first || this.handsIn || confirm === 'always' || (confirm === 'warned' && this.warnings(option).length > 0)
    if (!ask || this.draft.waiting?.at === option.at) return this.send(option)
    this.draft.waiting = option
    this.guard.rest()
  }

  /** Whether this is the tap of a finger: each counts once, for a board may go on by itself. */
  private pointsFirst(): boolean {
    const { finger } = this
    this.finger = false
    return finger
  }

  /** The move that waits is the one. */
  sure(option: Option): void {
    if (!this.guard.resting) this.send(option)
  }

  /** Take back one click. */
  back(): void {
    if (this.whyNot) this.whyNot = null
    else if (this.draft.waiting || this.outbox.sent) this.clear()
    else this.draft.picks = this.draft.picks.slice(0, -1)
  }

  /** What was pressed while the answer was on its way; only where the same question goes on is it known what was meant. */
  protected goOn(same: boolean): void {
    for (let next = this.outbox.next(); next; next = this.sending ? undefined : this.outbox.next()) {
      if ('undo' in next) this.undo(next.undo)
      else if (!same || !this.fits(next)) this.toasts.say(say('toasts', 'not_used'))
      else if ('thing' in next) this.click(next.thing)
      else this.play(next.move)
    }
  }

  private fits(pressed: Exclude<Pressed, { undo: number }>): boolean {
    if ('thing' in pressed) return this.draft.with(pressed.thing) !== null
    const said = pressed.move.join(' ')
    return this.all.some((one) => one.move.join(' ') === said)
  }

  /**
   * A move typed in notation; what is wrong with it is said, and nothing is done. Nobody types by mistake, so that the
   * first moment of a question does not matter; while an answer is on its way it is kept as a press is.
   */
  type(text: string): 'sent' | 'unknown' | Option[] {
    const found = typed(this.all, text)
    const [only] = found
    if (!only) return 'unknown'
    if (found.length > 1) return found
    if (this.sending) this.outbox.keep({ move: only.move })
    else this.take(only)
    return 'sent'
  }
}
