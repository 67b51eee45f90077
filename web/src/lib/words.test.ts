import { expect, test } from 'vitest'
import { CHART, DEALING } from '../../tests/examples'
import { fixture, GAMES, type Sentence, sentences, texts } from '../../tests/texts'
import { fill, spread, Words } from './words'

const house = texts()
const games = Object.fromEntries(GAMES.map((key) => [key, { ...fixture(key), words: new Words('en', key, house) }]))

function said(one: Sentence): string {
  const game = games[one.game]
  if (!game) throw new Error(one.game)
  const { catalogue, names, words } = game
  switch (one.sort) {
    case 'event':
      return words.event(catalogue, one.words)
    case 'move':
      return words.move(catalogue, one.step, one.words)
    case 'prompt':
      return words.asked(catalogue, names, one.step)
    case 'refusal':
      return words.refusal(one)
  }
}

test.each(GAMES)('browser and engine say the same in %s', (key) => {
  const ours = sentences().filter((one) => one.game === key)
  expect(ours.length).toBeGreaterThan(100)
  expect(ours.map(said)).toEqual(ours.map((one) => one.text))
})

test('of several forms the one that fits the number is taken', () => {
  const phrase = { one: '{n} sailor', other: '{n} sailors' }
  expect([fill(phrase, { n: '1' }), fill(phrase, { n: '3' })]).toEqual(['1 sailor', '3 sailors'])
})

test('a last kind with a star repeats', () => {
  expect(spread(['port', 'good*'], 3)).toEqual(['port', 'good', 'good'])
})

test('a table calls its seats by the names of the people', () => {
  const { catalogue, words } = games[DEALING] ?? expect.fail()
  const at = words.at((seat) => (seat === 'blue' ? 'Anna' : seat))
  expect(at.event(catalogue, ['buy_goods', 'blue'])).toBe('Anna buys from the goods stack.')
})

test('a thing nobody has named keeps its name in the notation', () => {
  expect(new Words('en', 'nowhere', house).name('port', 'zara')).toBe('zara')
})

test('a refusal names several things in its own language', () => {
  const words = new Words('it', CHART, texts('it'))
  const missing = { rule: null, reason: 'goods_missing', facts: { goods: 'wood, stone' } }
  const waiting = { rule: null, reason: 'not_asked', facts: { asked: 'red, luck' } }
  expect(words.refusal(missing)).toContain('legno, pietra')
  expect(words.refusal(waiting)).toContain('Rosso, la sorte')
})
