/** What a game may bring along to the browser: its room, `games/<game>/room.ts`. Whatever it lacks is drawn plainly. */

import type { Component } from 'svelte'
import type { BoardModule } from './board'
import type { DealModule } from './deals'

/** What a picture is given: the game, and the paint of the sea; it is drawn on the paper of an illustration. */
export interface PictureProps {
  game: string
  sea: string
}

export interface Room {
  /** the board, in a bundle of its own; else everything is shown as tables */
  board?: () => Promise<BoardModule>
  /** the deal table, where offers are made up of several small moves */
  deals?: () => Promise<DealModule>
  /** for the home page; else a plain chart */
  Picture?: Component<PictureProps>
  /** whether this is the game that a newcomer is led to */
  first?: boolean
}
