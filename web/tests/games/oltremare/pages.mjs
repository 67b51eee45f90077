// Pictures of this game, for people to look at.
import { scene, side, staged } from '../../../tools/acts.mjs'

const GAME = 'oltremare'

/** An offer on the deal table of Oltre Mare: two cards for one, and two ducati. */
async function offer(tab, width) {
  const cards = tab.locator('.hand .card[data-state=lit]')
  if (await cards.count()) await cards.nth(0).click()
  if ((await cards.count()) > 2) await cards.nth(2).click()
  if (width < 1200) await side('Deal')(tab, width)
  const panel = tab.getByRole('tabpanel')
  await panel.locator('.good').nth(4).click()
  await panel.locator('input[type=range]').fill('2')
}

/** The same, and the sheet on which something is said of a card. */
async function claim(tab, width) {
  await offer(tab, width)
  await tab.getByRole('tabpanel').getByRole('button', { name: 'nothing said' }).first().click()
}

export const pages = {
  lessonom: { path: `/learn/${GAME}/lesson`, scene: { game: GAME } },
  omearly: staged(GAME, 'early'),
  om: staged(GAME, 'middle'),
  omlate: staged(GAME, 'late'),
  omdeal: { ...staged(GAME, 'middle'), act: offer },
  omclaim: { ...staged(GAME, 'middle'), act: claim },
  omreply: { ...staged(GAME, 'reply'), act: side('Deal') },
  ompick: { ...staged(GAME, 'pick'), act: side('Deal') },
  omhand: staged(GAME, 'reply'),
  omplay: staged(GAME, 'play'),
  omsail: staged(GAME, 'sail'),
  omload: staged(GAME, 'load'),
  om5: scene(GAME, 'trade_action'),
  omover: staged(GAME, 'over', { over: true }),
}

/** What the documentation shows: the picture's name, the page and its width. */
export const shown = [
  ['oltremare', 'omdeal', 1440],
  ['phone-deal', 'omdeal', 390],
]
