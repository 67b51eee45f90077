import { render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { piecesOf } from '../src/lib/rooms'
import { glance } from '../src/lib/rulebook'
import { components, fixture, GAMES, rules, texts, wordsIn } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
})

test.each(GAMES)('every piece on the first page of %s is drawn', async (game) => {
  const pieces = (await piecesOf(game)) ?? expect.fail()
  const names = glance(rules(game).glance).flatMap((block) => (block.sort === 'picture' ? [block.name] : []))
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    const props = { name, components: components(game), words: wordsIn('en', game) }
    const { container, unmount } = render(pieces.default, props)
    expect(container.querySelector('svg, .doge'), name).not.toBeNull()
    expect(container.innerHTML, name).not.toMatch(/NaN|undefined/)
    unmount()
  }
  const { container } = render(pieces.default, {
    name: 'no-such',
    components: components(game),
    words: wordsIn('en', game),
  })
  expect(container.querySelector('svg')).toBeNull()
})
