/** A first lesson: a prepared position of the engine, told step by step; it answers the table as a server would. */

import { Alone } from './alone'
import { api } from './api'
import { learn, say } from './house.svelte'
import { selectorOf } from './light'
import { type Noun, open, options } from './picker'
import { keepStep, stepOf } from './progress.svelte'
import type { FromClient, LessonScript, LessonStep, LessonText, Position } from './wire'

export class Lesson {
  at = $state(0)
  text = $state.raw<LessonText | null>(null)
  /** what is said to a choice that is not the one this step asks for */
  answer = $state('')
  private readonly alone = new Alone(
    'lesson',
    (frame) => void this.hear(frame),
    () => this.table.retell(this.before),
  )
  readonly table = this.alone.table

  constructor(
    readonly game: string,
    readonly script: LessonScript,
    text: LessonText,
  ) {
    this.text = text
    this.at = Math.min(stepOf(game).at, script.steps.length - 1)
    this.table.permits = (picks) => this.permits(picks)
    this.table.seated(script.table, script.names)
  }

  static async of(game: string, language: string): Promise<Lesson> {
    const [script, text] = await Promise.all([api.lesson(game), api.lessonText(language, game), learn(game)])
    return new Lesson(game, script, text)
  }

  get step(): LessonStep {
    return this.script.steps[this.at] as LessonStep
  }

  get said(): string {
    return this.text?.steps[this.step.text] ?? ''
  }

  get last(): boolean {
    return this.at === this.script.steps.length - 1
  }

  /** The move that this step asks for, as words. */
  get wanted(): string {
    const { catalogue } = this.table
    return catalogue ? this.table.words.move(catalogue, this.table.step, this.step.play) : this.step.play.join(' ')
  }

  /** Where to look: what the script names, else everything that the move is made of. */
  get marks(): string[] {
    const { play, point } = this.step
    const move = play.length ? [`[data-move="${CSS.escape(play.join(' '))}"]`] : []
    const nouns = point.length ? point.map(([kind, name]) => ({ kind, name })) : this.nouns

    const number = this.nouns.some(({ kind }) => kind === 'n') ? ['[data-scale]'] : []
    return [...move, ...number, ...nouns.filter(({ kind }) => kind !== 'n').map(selectorOf)]
  }

  private get nouns(): Noun[] {
    const [option] = this.option
    if (!option) return []
    const verb = { kind: 'verb', name: option.move[0] ?? '' }
    return [verb, ...(open(option, this.table.draft.picks) ?? [])]
  }

  private get option() {
    const { catalogue } = this.table
    return catalogue && this.step.play.length ? options(catalogue, this.table.step, [this.step.play]) : []
  }

  /** Whether these clicks can still become the move of this step; if not, a friendly word. */
  private permits(picks: Noun[]): boolean {
    const [option] = this.option
    const fits = !!option && open(option, picks) !== null
    this.answer = fits ? '' : this.friendly()
    return fits
  }

  private friendly(): string {
    return this.step.play.length ? say('lesson', 'not_this', { move: this.wanted }) : say('lesson', 'read_on')
  }

  // Forward and back

  next(): void {
    if (!this.last) this.move(this.at + 1)
  }

  back(): void {
    if (this.at) this.move(this.at - 1)
  }

  again(): void {
    this.move(0)
  }

  /** Play the move of this step for the learner. */
  show(): void {
    if (this.step.play.length) this.table.playWords(this.step.play)
  }

  private move(at: number): void {
    const forward = at > this.at
    this.at = at
    this.answer = ''
    keepStep(this.game, at, this.last)
    if (forward) this.alone.tell(this.position)
    else this.table.retell(this.before)
  }

  /** The frame of this step; where there is only something to read, nothing can be played. */
  private get position(): Position {
    const { frames } = this
    const now = frames[frames.length - 1] as Position
    const undo = this.at ? 1 : 0
    return this.step.play.length ? { ...now, undo } : { ...now, undo, legal: [], warnings: {} }
  }

  /** All frames up to this step. */
  private get frames(): Position[] {
    return this.script.steps.slice(0, this.at + 1).flatMap(({ position }) => position ?? [])
  }

  private get before(): Position[] {
    return [...this.frames.slice(0, -1), this.position]
  }

  async translate(language: string): Promise<void> {
    this.text = await api.lessonText(language, this.game)
  }

  // What is said at the table

  private async hear(frame: FromClient): Promise<void> {
    const ref = frame.ref ?? ''
    if (frame.t === 'play') return this.played(frame.move, ref)
    if (frame.t === 'ping') return this.alone.tell({ t: 'pong', ref })
    if (frame.t === 'why') return this.why(frame.move, ref)
    this.alone.tell({ t: 'ack', ref, seen: 0, left: 0 })
    if (frame.t === 'undo') this.back()
  }

  private played(move: string[], ref: string): void {
    if (move.join(' ') !== this.step.play.join(' ')) {
      this.answer = this.friendly()
      return this.alone.tell({ t: 'refused', ref, code: 'lesson', message: '', rule: null, reason: null, facts: {} })
    }
    this.alone.tell({ t: 'ack', ref, seen: this.nextSeen, left: 0 })
    this.next()
  }

  /** How far the position will be after this step. */
  private get nextSeen(): number {
    return (this.script.steps[this.at + 1]?.position ?? this.position).seen
  }

  private async why(move: string[], ref: string): Promise<void> {
    const { at } = this
    const reason = await api.lessonWhy(this.game, at, move).catch(() => null)
    if (at !== this.at) return
    this.alone.tell(reason ? { ...reason, ref } : { t: 'ack', ref, seen: 0, left: 0 })
  }
}
