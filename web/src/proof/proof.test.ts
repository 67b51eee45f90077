/** The browser's own check against the vectors, without a network: every digest, whole games, and each kind of forgery. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OpenRecord } from '../lib/wire'
import { check } from './check'
import { below, digest, sealed, seated } from './digests'
import { digestBy, oldDigest } from './protocols'

interface Forgery {
  kind: string
  path: (string | number)[]
  value: unknown
  what: string
  act: number | null
}
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/proof-vectors.json'), 'utf8'))
const games: { record: OpenRecord; forgeries: Forgery[] }[] = vectors.games
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

beforeAll(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('the check asks nobody')
  })
})

test('every digest of the vectors comes out', () => {
  for (const one of vectors.digests) {
    expect(digest(one.purpose, ...one.parts)).toBe(one.digest)
    expect(oldDigest(one.purpose, ...one.parts)).toBe(one.old)
  }
  const { secret, contributions, key } = vectors.key
  expect(digest('commitment', secret)).toBe(vectors.commitment.commitment)
  expect(digest('stream', secret, ...contributions)).toBe(key)
  for (const { count, order } of vectors.seats) expect(seated(digest, key, count)).toEqual(order)
  for (const one of vectors.draws)
    expect(below(digest, one.key, one.chain, BigInt(one.bound))()[0]).toBe(BigInt(one.number))
  for (const one of vectors.seals) expect(sealed(one.table, one.seat, one.salt, one.said)).toBe(one.digest)
})

test('whole games are found fair, and their draws, seals and silent players counted', () => {
  for (const { record } of games) {
    const verdict = check(JSON.stringify(record))
    expect(verdict.problem).toBeNull()
    expect(verdict.draws).toBe(record.acts.filter((act) => act.odds != null).length)
    expect(verdict.draws).toBeGreaterThan(1)
    expect(verdict.seals).toBe(record.seals.filter((seal) => seal.answers).length)
    expect(verdict.added).toEqual(['anna', 'brunò'])
    expect(verdict.chain).toBe(record.acts.at(-1)?.chain ?? '')
  }
  expect(games.some(({ record }) => record.seals.length > 1)).toBe(true)
  expect(games.some(({ record }) => record.acts.some((act) => act.undo))).toBe(true)
})

const forged = (record: OpenRecord, { path, value }: Forgery): string => {
  const whole: Record<string, unknown> = { ...copy(record) }
  const last = path.at(-1) as string
  let at = whole
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
  if (value !== null) at[last] = value
  else if (Array.isArray(at)) at.splice(Number(last), 1)
  else delete at[last]
  return JSON.stringify(whole)
}

const all = games.flatMap(({ record, forgeries }) =>
  forgeries.map(
    (one) => [`${one.kind}, protocol ${record.protocol}, ${record.terms.split(' ')[1]}`, record, one] as const,
  ),
)

test.each(all)('%s is found and named', (_, record, forgery) => {
  const { problem } = check(forged(record, forgery))
  expect(problem).not.toBeNull()
  if (forgery.what !== 'any') expect(problem?.what).toBe(forgery.what)
  if (forgery.act !== null) expect(problem?.act).toBe(forgery.act)
  if (problem?.what === 'draw') expect(problem.expected).toBeTruthy()
})

/** Every value in the record, changed a little. */
function* changes(value: unknown, put: (value: unknown) => string): Generator<string> {
  if (typeof value === 'string') yield put(`${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`)
  else if (typeof value === 'number') yield put(value + 1)
  else if (typeof value === 'boolean') yield put(!value)
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      const box = value as Record<string, unknown>
      yield* changes(inner, (now) => {
        box[key] = now
        const text = put(value)
        box[key] = inner
        return text
      })
    }
}

test('a wrong value anywhere in a record is found', () => {
  const [{ record }] = games as [(typeof games)[0]]
  const whole = copy(record)
  let tried = 0
  for (const text of changes(whole, () => JSON.stringify(whole))) {
    tried++
    expect(check(text).problem, text.slice(0, 200)).not.toBeNull()
  }
  expect(tried).toBeGreaterThan(100)
})

test('what is no record is said to be none', () => {
  for (const text of [
    '',
    '{',
    '[]',
    '{"format":"serenissima-proof"}',
    JSON.stringify({ ...games[0]?.record, more: 1 }),
  ])
    expect(check(text).problem?.what).toBe('form')
})

test('a clever forger who makes the chain anew is found at the next draw', () => {
  const { record } = games[1] as (typeof games)[0]
  const whole = copy(record)
  const at = whole.acts.findIndex((act) => act.seat >= 0 && !act.undo)
  const link = digestBy(record.protocol)
  whole.acts[at] = { ...whole.acts[at], said: 'another answer' } as (typeof whole.acts)[0]
  let chain = at ? (whole.acts[at - 1]?.chain ?? '') : whole.beginning
  for (const act of whole.acts.slice(at)) {
    const odds = act.odds == null ? [] : (whole.odds[act.odds] ?? [])
    if (act.undo) chain = link('undo', chain, act.seat < 0 ? 'all' : String(act.seat), String(act.undo))
    else if (act.odds == null) chain = link('answer', chain, String(act.seat), act.said ?? '')
    else chain = link('luck', chain, act.said ?? '', ...odds.map(([move, weight]) => `${weight} ${move}`))
    act.chain = chain
  }
  expect(check(JSON.stringify(whole)).problem?.what).toBe('draw')
})
