/** The seam for deal tables: games in which offers are made up of several small moves have one. */

import type { Component } from 'svelte'
import type { Table } from './table.svelte'
import type { AnyGame, Position } from './wire'

export interface DealProps<Game extends AnyGame = AnyGame> {
  table: Table
  position: Position<Game> | null
  components: Game['components']
}

/** The module `games/<game>/deal/deals.ts`. */
export interface DealModule<Game extends AnyGame = AnyGame> {
  /** the deal table itself: it is fetched when it is looked at first */
  open(): Promise<{ default: Component<DealProps<Game>> }>
  /** whether there is something to deal about just now */
  dealing(position: Position<Game>): boolean
  /** whether somebody is in the middle of a talk, so that whoever is asked wants to see it */
  talking(position: Position<Game>): boolean
  /** whether it needs a wider side of the page */
  wide?: boolean
}
