/** The seam for deal tables: games in which offers are made up of several small moves have one. */

import type { Component } from 'svelte'
import type { Table } from './table.svelte'
import type { Position } from './wire'

export interface DealProps {
  table: Table
  components: unknown
}

/** The module `games/<game>/deal/Deal.svelte`. */
export interface DealModule {
  default: Component<DealProps>
  /** whether there is something to deal about just now */
  dealing(position: Position): boolean
  /** whether somebody is in the middle of a talk, so that whoever is asked wants to see it */
  talking(position: Position): boolean
  /** whether it needs a wider side of the page */
  wide?: boolean
}
