import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsIn } from '../../tests/texts'
import { because, wentText } from './reasons'
import type { Grounds, TurningPoint } from './wire'

interface Case {
  about: string
  share: number
  why: Grounds
  said: Record<string, string>
}

const fixture = JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/reasons.json'), 'utf8')) as {
  game: string
  seat: string
  cases: Case[]
}
const languages = ['de', 'en', 'fr', 'it', 'nl']

test.each(fixture.cases)('the same is said as in Python: $about', ({ why, share, said }) => {
  for (const language of languages)
    expect(because(wordsIn(language, fixture.game), fixture.seat, why, share)).toBe(said[language])
})

const turn = { before: 0.44, after: 0.31, better: 0.52 } as TurningPoint

test('before, after and what was better are said in one unit', () => {
  const words = wordsIn('en', fixture.game)
  expect(wentText(words, 'Anna', true, turn, 'sail to Tripoli')).toBe(
    'You had 44 %, after it 31 %; “sail to Tripoli” would have led to 52 %.',
  )
  expect(wentText(words, 'Anna', false, turn, '')).toBe('Anna had 44 %, after it 31 %.')
})
