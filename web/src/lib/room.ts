/** What a game may bring along to the browser: its room, `games/<game>/room.ts`. Whatever it lacks is drawn plainly. */

import type { Component } from 'svelte'
import type { Point } from '../chart/sheet'
import type { Small } from '../chart/small'
import type { Coast } from '../chart/types'
import type { BoardModule } from './board'
import type { DealModule } from './deals'
import type { AnyGame, Form, View } from './wire'
import type { Words } from './words'

/** What the picture of a room, `games/<game>/Picture.svelte`, is given: the game, and the paint of the sea; it is drawn on the paper of an illustration. */
export interface PictureProps {
  game: string
  sea: string
}

/** A piece as the first page of the rules calls it, with the data and the words of its game; an unknown one is nothing. */
export interface PieceProps<Game extends AnyGame = AnyGame> {
  name: string
  components: Game['components']
  words: Words
}

export interface PieceModule<Game extends AnyGame = AnyGame> {
  default: Component<PieceProps<Game>>
  /** shadows, patterns and signs that the pictures share; once on a page */
  Shared: Component
}

/** A chart without anything on it: its land, its places in chart units, and what must be seen of it. */
export interface Atlas {
  coast: Coast
  places: Record<string, Point>
  box: { x: number; y: number; w: number; h: number }
}

export interface Room<Game extends AnyGame = AnyGame> {
  /** what a view of this game looks like, from its `view.gen.ts` */
  form?: Form
  /** the board, in a bundle of its own; else everything is shown as tables */
  board?: () => Promise<BoardModule<Game>>
  /** what the shell asks of the deal table, where offers are made up of several small moves */
  deals?: () => Promise<DealModule<Game>>
  /** pictures of single pieces for the first page of the rules; else their captions say it */
  pieces?: () => Promise<PieceModule<Game>>
  /** land, sea and where its places lie, and its chart on a card among others; else the game's own picture */
  atlas?: () => Promise<{ default: Atlas; small: (view: View<Game>) => Small }>
  /** the verbs that end something or decline it: their answers stand last, always in the same place */
  endings?: readonly string[]
}

/**
 * The room of a game, as the shell sees it: there a position is of any game. It is the one place where what the server
 * sent becomes a game's own, and `fits` has looked at it before.
 */
export const room = <Game extends AnyGame>(furnished: Room<Game> & { form: Form }): Room => furnished as Room

/** Whether a view is of the game that a room was made for, with all that its parts will look for. */
export function fits({ form }: Room, view: View): boolean {
  if (!form || view.game !== form.key) return false
  const own = view.own ?? Object.fromEntries(form.own.map((field) => [field, null]))
  return form.table.every((field) => field in view.table) && form.own.every((field) => field in own)
}
