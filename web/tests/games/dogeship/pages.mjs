// Pictures of this game, for people to look at.
import { point, scene, staged } from '../../../tools/acts.mjs'

const GAME = 'dogeship'

export const pages = {
  lessonds: { path: `/learn/${GAME}/lesson`, scene: { game: GAME } },
  dsearly: staged(GAME, 'early'),
  ds: staged(GAME, 'middle'),
  dslate: staged(GAME, 'late'),
  dspoint: { ...staged(GAME, 'middle'), act: point('.field[data-state=lit]') },
  dslook: staged(GAME, 'look'),
  dsswap: scene(GAME, 'swap_doge'),
  dsbid: staged(GAME, 'bid'),
  dscomplete: staged(GAME, 'complete'),
  ds5: scene(GAME, 'choose_action'),
  dsover: staged(GAME, 'over', { over: true }),
}

/** What the documentation shows: the picture's name, the page and its width. */
export const shown = [
  ['dogeship', 'dspoint', 1440],
  ['phone-yard', 'ds', 390],
]
