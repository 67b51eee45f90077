import { expect, test } from 'vitest'
import { CHART, DEALING } from '../../tests/examples'
import { fixture, GAMES, type Sentence, sentences, texts, wordsIn } from '../../tests/texts'
import { Messages } from './messages'
import { spread, Words } from './words'

const games = Object.fromEntries(GAMES.map((key) => [key, { ...fixture(key), words: wordsIn('en', key) }]))

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
  const source = 'crew = { $n ->\n [0] nobody\n [one] { $n } sailor\n *[other] { $n } sailors\n }\n'
  const crew = (language: string, n: number | string) => new Messages(language, source).say(['crew'], { n })
  expect([crew('en', 0), crew('en', '1'), crew('en', 3)]).toEqual(['nobody', '1 sailor', '3 sailors'])
  expect(crew('en', 1300)).toBe('1300 sailors')
})

test('none of a thing is singular in French alone', () => {
  const source = 'cards = { $n ->\n [one] { $n } carte\n *[other] { $n } cartes\n }\n'
  const none = (language: string) => new Messages(language, source).say(['cards'], { n: '0' })
  expect([none('fr'), none('en'), none('it')]).toEqual(['0 carte', '0 cartes', '0 cartes'])
  expect(wordsIn('fr', DEALING).text.say(['chart', 'choose_more'], { n: 0 })).toContain('0 carte')
})

test('a sentence that cannot be filled says what it can', () => {
  const messages = new Messages('en', 'pays = { $seat } pays { $n }.\n')
  expect(messages.say(['pays'], { seat: 'Anna' })).toBe('Anna pays {$n}.')
  expect(messages.say(['nobody', 'wrote'])).toBeUndefined()
})

/** A game of two events, in words that speak to the reader. */
function spoken(reader: string | null): (event: string[]) => string {
  const source = `
events-sails =
    { $me ->
        [yes] You sail
       *[no] { $seat } sails
    } home.
events-pays = { WHO($seat) } to { WHO($seat2, as: "object") }, { WHO($seat2, as: "possessive") } purse.
`
  const words = new Words('de', 'spoken', { ...texts('de'), games: { spoken: source } }).at((seat) => seat, reader)
  const catalogue = { ...fixture(CHART).catalogue, events: { sails: ['seat'], pays: ['seat', 'seat'] } }
  return (event) => words.event(catalogue, event)
}

test('the one who reads is told of himself as such', () => {
  expect(spoken('blue')(['sails', 'blue'])).toBe('You sail home.')
  expect(spoken('red')(['sails', 'blue'])).toBe('blue sails home.')
  expect(spoken(null)(['sails', 'blue'])).toBe('blue sails home.')
  expect(spoken('blue')(['pays', 'blue', 'red'])).toBe('du to red, reds purse.')
  expect(spoken('red')(['pays', 'blue', 'red'])).toBe('blue to dich, dein purse.')
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
  expect(new Words('en', 'nowhere', texts()).name('port', 'zara')).toBe('zara')
})

test('a refusal names several things in its own language', () => {
  const words = wordsIn('it', CHART)
  const missing = { rule: null, reason: 'goods_missing', facts: { goods: 'wood, stone' } }
  const waiting = { rule: null, reason: 'not_asked', facts: { asked: 'red, luck' } }
  expect(words.refusal(missing)).toContain('legno, pietra')
  expect(words.refusal(waiting)).toContain('Rosso, la sorte')
})
