// What is done on a page before its picture is taken, and scenes at a table.

const TABLE = '/table/rialto0001'
export const scene = (game, frame, more = {}) => ({ path: TABLE, scene: { game, frame, ...more } })
/** A scene of a game between merchants. */
export const staged = (game, frame, more = {}) => scene(game, frame, { staged: true, ...more })

/** Opens a part of the side of a table, wherever it is at that width. */
export const side = (name) => async (tab, width) => {
  if (width <= 700) await tab.getByRole('navigation').getByRole('button', { name }).click()
  else await tab.getByRole('tab', { name }).click()
}
export const press = (key) => (tab) => tab.keyboard.press(key)
export const click = (selector) => (tab) => tab.locator(selector).first().click()
export const point = (selector) => (tab) => tab.locator(selector).first().hover({ force: true })
