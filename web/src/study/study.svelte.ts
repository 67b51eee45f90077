/** A study as it is read and written: the chapter, the move and the eyes, and what is changed there. */

import { ApiError } from '../lib/api'
import { learn, open, somebody } from '../lib/house.svelte'
import type { StudyChanged, StudyMark, StudyMoment, StudyNode, StudyTree, Study as Told } from '../lib/wire'
import { Chapter, studies } from './asking'
import { StudyBoard } from './board.svelte'
import { Branches } from './branches'
import { Opinions } from './opinion.svelte'
import type { Spot } from './places'

export const ROOT = 0
/** How long a branch that was cut can be taken back, in milliseconds. */
const UNDO = 10_000

export class Study {
  told = $state.raw<Told | null>(null)
  tree = $state.raw<StudyTree | null>(null)
  moment = $state.raw<StudyMoment | null>(null)
  problem = $state.raw<ApiError | null>(null)
  /** why the last change was not kept */
  refused = $state.raw<ApiError | null>(null)
  board = $state.raw<StudyBoard | null>(null)
  at = $state(ROOT)
  eyes = $state('open')
  /** in which ink is drawn */
  ink = $state(0)
  /** changes that are on their way */
  saving = $state(0)
  /** the branch that is being cut, and can still be taken back */
  cutting = $state.raw<{ node: StudyNode; moves: number } | null>(null)
  readonly opinions: Opinions
  private chapter: Chapter | null = null
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly link: string,
    /** it is looked at, and nothing else */
    readonly still = false,
  ) {
    this.opinions = new Opinions((node, eyes, quick) => (this.chapter as Chapter).opinion(node, eyes, quick))
  }

  readonly branches = $derived(new Branches(this.tree?.nodes ?? []))
  readonly path = $derived(this.branches.path(this.at))
  readonly node = $derived(this.branches.node(this.at) ?? null)
  readonly hidden = $derived(this.cutting ? this.branches.below(this.cutting.node.id) : new Set<number>())

  get writes(): boolean {
    return !this.still && !!this.told?.yours
  }

  // Coming

  async enter(chapter: number | null, node: number | null, eyes: string | null): Promise<void> {
    this.problem = null
    try {
      const [told] = await Promise.all([studies.one(this.id, this.link), open('studies')])
      this.told = told
      const found = told.chapters.find(({ id }) => id === chapter) ?? told.chapters[0]
      if (eyes) this.eyes = eyes
      if (found) await this.turnTo(found.id, node)
    } catch (error) {
      this.problem = ApiError.of(error)
    }
  }

  /** Another chapter is opened, at its beginning or at a certain move. */
  async turnTo(number: number, node: number | null = null): Promise<void> {
    await this.flush()
    const chapter = new Chapter(this.id, number, this.link)
    const tree = await chapter.tree()
    await learn(tree.table.game)
    this.board?.leave()
    this.chapter = chapter
    this.tree = tree
    this.moment = null
    if (/^\d+$/.test(this.eyes) && Number(this.eyes) >= tree.table.seats.length) this.eyes = 'open'
    this.board = new StudyBoard(tree.table, tree.names, {
      play: (seat, move) => this.play(seat, move),
      why: (seat, move) => this.why(seat, move),
      writes: () => this.writes,
    })
    await this.go(tree.nodes.some(({ id }) => id === node) ? (node as number) : ROOT)
  }

  leave(): void {
    void this.flush()
    this.opinions.stop()
    this.board?.leave()
  }

  // Going

  async go(node: number): Promise<void> {
    const mine = ++this.asked
    this.at = node
    this.refused = null
    try {
      const moment = await (this.chapter as Chapter).moment(node, this.eyes)
      if (mine !== this.asked) return
      this.moment = moment
      this.board?.show(moment)
    } catch (error) {
      if (mine === this.asked) this.refused = ApiError.of(error)
    }
  }

  next(): void {
    const next = this.branches.children(this.at).find(({ id }) => !this.hidden.has(id))
    if (next) void this.go(next.id)
  }

  back(): void {
    const { node } = this
    if (node && node.parent !== null) void this.go(node.parent)
  }

  last(): void {
    void this.go(this.branches.end(this.at))
  }

  beside(by: 1 | -1): void {
    const to = this.branches.beside(this.at, by)
    if (to !== null && !this.hidden.has(to)) void this.go(to)
  }

  look(eyes: string): void {
    this.eyes = eyes
    void this.go(this.at)
  }

  nextEyes(): void {
    const all = ['open', ...(this.tree?.table.seats ?? []).map(({ seat }) => String(seat)), 'watch']
    this.look(all[(all.indexOf(this.eyes) + 1) % all.length] ?? 'open')
  }

  // Writing

  /** A move is added after this one; where the answer came to. */
  private async play(seat: number | null, move: string[] | null): Promise<number> {
    const { at } = this
    const changed = await this.saved((chapter, version) => chapter.play({ node: at, version, seat, move }))
    await this.go(changed.at)
    return this.moment?.position.seen ?? 0
  }

  /** Luck answers: so, or as it comes. */
  async fall(move: string[] | null): Promise<void> {
    await this.try(() => this.play(null, move))
  }

  private async why(seat: number, move: string[]) {
    return (this.chapter as Chapter).why({ node: this.at, version: 0, seat, move }).catch(() => null)
  }

  async note(said: { comment?: string; glyph?: StudyNode['glyph']; marks?: StudyMark[] }): Promise<void> {
    const { at } = this
    await this.try(() => this.saved((chapter, version) => chapter.note({ node: at, version, ...said })))
  }

  /** Draw at this move: a note where something is said, a ring around one thing, an arrow between two. */
  draw(start: Spot, end: Spot, text = ''): void {
    const kind = text ? 'note' : start.join(' ') === end.join(' ') ? 'ring' : 'arrow'
    const mark = { kind, start, end: kind === 'arrow' ? end : null, text, ink: this.ink } as const
    void this.note({ marks: [...(this.node?.marks ?? []), mark] })
  }

  async promote(): Promise<void> {
    const { at } = this
    await this.try(() => this.saved((chapter, version) => chapter.promote({ node: at, version })))
  }

  /** The branch from this move on is cut, unless it is taken back in time. */
  async cut(): Promise<void> {
    const { node } = this
    if (!node || node.parent === null || !this.writes) return
    await this.flush()
    this.cutting = { node, moves: this.branches.below(node.id).size }
    this.timer = setTimeout(() => void this.flush(), UNDO)
    await this.go(node.parent)
  }

  /** It stays. */
  uncut(): void {
    const { cutting } = this
    clearTimeout(this.timer)
    this.cutting = null
    if (cutting) void this.go(cutting.node.id)
  }

  /** What waits to be cut is cut now. */
  async flush(): Promise<void> {
    const { cutting } = this
    clearTimeout(this.timer)
    this.cutting = null
    if (cutting) await this.try(() => this.saved((chapter, version) => chapter.cut({ node: cutting.node.id, version })))
  }

  private async saved(act: (chapter: Chapter, version: number) => Promise<StudyChanged>): Promise<StudyChanged> {
    const { chapter, tree } = this
    if (!chapter || !tree) throw new ApiError(0, 'offline', '')
    this.saving += 1
    try {
      const changed = await act(chapter, tree.version)
      if (chapter === this.chapter) this.take(changed)
      return changed
    } finally {
      this.saving -= 1
    }
  }

  private take({ version, nodes, gone, whole }: StudyChanged): void {
    const { tree } = this
    if (!tree) return
    const fresh = new Map(nodes.map((node) => [node.id, node]))
    const known = new Set(tree.nodes.map(({ id }) => id))
    const left = tree.nodes.filter(({ id }) => !gone.includes(id)).map((node) => fresh.get(node.id) ?? node)
    const all = whole ? nodes : [...left, ...nodes.filter(({ id }) => !known.has(id))]
    this.tree = { ...tree, version, nodes: all }
    if (!all.some(({ id }) => id === this.at)) void this.go(ROOT)
  }

  private async try(what: () => Promise<unknown>): Promise<void> {
    this.refused = null
    await what().catch((error) => {
      this.refused = ApiError.of(error)
    })
  }

  // Beside

  async change(what: Promise<Told>): Promise<void> {
    await this.try(async () => {
      this.told = await what
    })
  }

  async playOn(seat: number, level: string): Promise<string | null> {
    const { at } = this
    let found: string | null = null
    await this.try(async () => {
      await somebody()
      found = (await (this.chapter as Chapter).playOn({ node: at, seat, level })).id
    })
    return found
  }

  get game(): string {
    return this.tree?.table.game ?? ''
  }

  /** The address of what is shown now; with the link, for those who have not written it. */
  address(embedded = false): string {
    const query = new URLSearchParams({ chapter: String(this.tree?.id ?? 0), at: String(this.at), as: this.eyes })
    const link = this.told?.visibility === 'link' ? (this.told.link ?? this.link) : ''
    if (link) query.set('link', link)
    return `${embedded ? '/embed/study' : '/studies'}/${this.id}?${query}`
  }
}
