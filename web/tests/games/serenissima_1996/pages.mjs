// Pictures of this game, for people to look at.
import { scene, side, staged } from '../../../tools/acts.mjs'

const GAME = 'serenissima_1996'

export const pages = {
  lesson96: { path: `/learn/${GAME}/lesson`, scene: { game: GAME } },
  s96early: staged(GAME, 'early'),
  s96: staged(GAME, 'middle'),
  s96late: staged(GAME, 'late'),
  s96manage: staged(GAME, 'manage'),
  s96deal: { ...staged(GAME, 'manage'), act: side('Deal') },
  s96bid: scene(GAME, 'setup_deploy'),
  s96sealed: staged(GAME, 'bid', { sealed: [0, 3] }),
  s96price: staged(GAME, 'answer_price'),
  s96pricedeal: { ...staged(GAME, 'final_price'), act: side('Deal') },
  s96trade: { ...staged(GAME, 'trade'), act: side('Deal') },
  s96passage: { ...staged(GAME, 'passage'), act: side('Deal') },
  s96attack: staged(GAME, 'attack'),
  s96over: staged(GAME, 'over', { over: true }),
}

/** What the documentation shows: the picture's name, the page and its width. */
export const shown = [['serenissima_1996', 's96', 1440]]
