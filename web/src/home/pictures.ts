/** The pictures of the games, each from its room. They are no part of what a table loads. */

import type { Component } from 'svelte'
import type { PictureProps } from '../lib/room'
import PlainPicture from './PlainPicture.svelte'

type Picture = Component<PictureProps>
const found = import.meta.glob<Picture>('../games/*/Picture.svelte', { eager: true, import: 'default' })

/** The picture of a game; a plain chart for one that has none. */
export const pictureOf = (game: string): Picture => found[`../games/${game}/Picture.svelte`] ?? PlainPicture
