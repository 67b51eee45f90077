/** A picker that plays nothing: what is clicked is narrowed to and shown. */

import type { Picker, PickState } from '../lib/board'
import type { Catalogue, Position } from '../lib/wire'
import { spread, verbKinds } from '../lib/words'

type Noun = [kind: string, name: string]

export class GalleryPicker implements Picker {
  picked = $state<Noun[]>([])
  ghost = $state<string[] | null>(null)
  clicks = $state<string[]>([])

  constructor(
    readonly catalogue: Catalogue,
    readonly position: () => Position,
  ) {}

  private nouns(move: string[]): Noun[] {
    const [verb = '', ...said] = move
    const kinds = spread(verbKinds(this.catalogue, this.position().view.step?.step ?? '', verb) ?? [], said.length)
    return [['verb', verb], ...said.map((name, at): Noun => [kinds[at] ?? 'n', name])]
  }

  private open(): Noun[][] {
    return this.position()
      .legal.map((move) => this.nouns(move))
      .filter((nouns) =>
        this.picked.every(([kind, name]) => nouns.some((noun) => noun[0] === kind && noun[1] === name)),
      )
  }

  state(kind: string, name: string): PickState {
    const same = (noun: Noun) => noun[0] === kind && noun[1] === name
    if (this.picked.some(same)) return 'chosen'
    const open = this.open().flat()
    if (open.some(same)) return 'lit'
    return open.some((noun) => noun[0] === kind) ? 'dark' : 'plain'
  }

  click(kind: string, name: string): void {
    this.clicks.push(`${kind} ${name}`)
    if (this.state(kind, name) === 'lit') this.picked.push([kind, name])
    else this.picked = this.picked.filter((noun) => noun[0] !== kind || noun[1] !== name)
  }

  hover(): void {}

  play(move: readonly string[]): boolean {
    this.clicks.push(move.join(' '))
    return true
  }

  follow(moves: readonly (readonly string[])[]): void {
    for (const move of moves) this.play(move)
  }
}
