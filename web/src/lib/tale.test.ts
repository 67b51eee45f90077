import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHART } from '../../tests/examples'
import { fixture, texts, wordsIn } from '../../tests/texts'
import { lastLines, newsOf, type Reader, retoldTale, sinceOwn, speak } from './tale'
import type { Names, TaleLine } from './wire'
import { Words } from './words'

interface Kept {
  messages: Record<string, string>
  names: Names
  lines: { about: string; line: TaleLine; text: Record<string, Record<string, string>> }[]
}
const file = join(import.meta.dirname, '../../fixtures/tale/lines.json')
const { messages, names, lines }: Kept = JSON.parse(readFileSync(file, 'utf8'))
const { catalogue } = fixture(CHART)

const wordsFor = (language: string, reader: string) =>
  new Words(language, 'told', { ...texts(language), games: { told: messages[language] ?? '' } }).at(
    (seat) => plain(language).name('seat', seat),
    reader || null,
  )
const plain = (language: string) =>
  new Words(language, 'told', { ...texts(language), games: { told: messages[language] ?? '' } })

test.each(Object.keys(messages))('browser and engine tell the same lines: %s', (language) => {
  for (const reader of ['', ...(names.seat ?? [])]) {
    const words = wordsFor(language, reader)
    expect(lines.map(({ line }) => words.line(catalogue, line))).toEqual(
      lines.map(({ text }) => text[language]?.[reader]),
    )
  }
})

const reader = (seat: number | null): Reader => ({ catalogue, names, words: wordsFor('en', ''), seat })

test('a line says whose it is and what it speaks of, and is told once', () => {
  const [, line] = lines.map((one) => one.line)
  const me = reader(0)
  const told = speak(me, line ?? expect.fail())
  expect(told).toMatchObject({ seat: 0, own: true, folded: true, first: 10, last: 14 })
  expect(told.things).toContainEqual({ kind: 'port', name: 'tunis' })
  expect(told.things.map(({ kind }) => kind)).not.toContain('seat')
  expect(speak(me, line ?? expect.fail())).toBe(told)
  expect(speak({ ...me, seat: 1 }, line ?? expect.fail()).own).toBe(false)
})

test('what is sent takes the place of everything from its start on', () => {
  const [a, b, c] = lines.map((one) => one.line) as [TaleLine, TaleLine, TaleLine]
  const kept = retoldTale([], { start: 0, lines: [a, b] })
  expect(retoldTale(kept, { start: 1, lines: [c] })).toEqual([a, c])
  expect(retoldTale(kept, { start: 2, lines: [] })).toEqual([a, b])
  expect(retoldTale(kept, { start: 0, lines: [b] })).toEqual([b])
})

test('nothing is left out that was told since the own last turn', () => {
  const tale = lines.map((one) => one.line)
  const { lines: last, before } = lastLines(reader(0), tale, 1)
  expect(before).toBe(1)
  expect(sinceOwn(last)).toBe(1)
  expect(lastLines(reader(null), tale, 1).lines).toHaveLength(1)
  expect(sinceOwn([{ own: true }, { own: false }, { own: true }])).toBe(1)
})

test('a game without a story is told event by event, by whoever did it', () => {
  const { names } = fixture(CHART)
  const [verb = ''] = Object.keys(catalogue.verbs).filter((key) => key.includes('.'))
  const event = [verb, names.seat?.[1] ?? '', ...(catalogue.verbs[verb] ?? []).map((kind) => names[kind]?.[0] ?? '1')]
  const line: TaleLine = { seat: null, head: ['event', {}], clauses: [], first: 7, last: 7, events: [event] }
  const told = speak({ catalogue, names, words: wordsIn('en', CHART), seat: 1 }, line)
  expect(told).toMatchObject({ seat: 1, own: true, folded: false, text: wordsIn('en', CHART).event(catalogue, event) })
})

test('what a line brought stands beside it as the engine has added it up', () => {
  const { names } = fixture(CHART)
  const line: TaleLine = { seat: 'blue', head: ['galley', {}], clauses: [], first: 1, last: 2, sums: { money: -3 } }
  const me = { catalogue, names, words: wordsIn('en', CHART), seat: 0 }
  expect(speak(me, line).sums).toEqual([{ figure: '−3', text: '−3 ducats', less: true }])
  expect(speak(me, { ...line, sums: { money: 9 } }).sums).toEqual([{ figure: '+9', text: '+9 ducats', less: false }])
  expect(speak(me, { ...line, sums: {} }).sums).toEqual([])
})

test('the news beneath a line are those it tells of', () => {
  const news = [1, 2, 3, 4].map((seen) => ({ seen, events: [] }))
  expect(newsOf({ first: 2, last: 3 }, news).map(({ seen }) => seen)).toEqual([2, 3])
})
