// Pictures of this game, for people to look at.
import { click, point, press, scene, side, staged } from '../../../tools/acts.mjs'

const GAME = 'serenissima_2012'

/** What the rules say of a step from Valencia to Ragusa. */
const TOO_FAR = { rule: 'S12-5.1', reason: 'not_a_neighbour', facts: { here: 'valencia', field: 'ragusa' } }

export const pages = {
  s12start: scene(GAME, 'choose_start_port'),
  s12early: staged(GAME, 'early'),
  s12: staged(GAME, 'middle'),
  s12point: { ...staged(GAME, 'early'), act: point('.field[data-name=mare_ionio] .water') },
  s12late: staged(GAME, 'late'),
  s12mode: staged(GAME, 'mode'),
  s12list: { ...staged(GAME, 'quay'), act: press('l') },
  s12quay: staged(GAME, 'quay'),
  s12sale: staged(GAME, 'sale'),
  s12invest: scene(GAME, 'invest_step'),
  s12blockade: staged(GAME, 'blockade'),
  s12combat: staged(GAME, 'combat'),
  s12loot: staged(GAME, 'loot'),
  s12why: {
    ...staged(GAME, 'middle', { why: TOO_FAR }),
    act: (tab) => tab.locator('.field[data-name=ragusa]').dispatchEvent('click'),
  },
  s12rule: { ...staged(GAME, 'middle'), act: click('.prompt .rule-id') },
  s12chat: { ...staged(GAME, 'middle'), act: side('Chat') },
  s12position: { ...staged(GAME, 'middle'), act: (tab, width) => (width > 700 ? side('Position')(tab, width) : null) },
  s12keys: { ...staged(GAME, 'middle'), act: press('?') },
  s12plain: {
    ...staged(GAME, 'middle'),
    act: (tab, width) => (width > 700 ? tab.getByRole('button', { name: 'as tables' }).click() : null),
  },
  s12over: staged(GAME, 'over', { over: true }),
}

/** What the documentation shows: the picture's name, the page and its width. */
export const shown = [
  ['table', 's12late', 1440],
  ['quay', 's12quay', 1440],
  ['phone-chart', 's12', 390],
]
