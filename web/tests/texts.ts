/** The text files of the house and the fixtures, as a test reads them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Catalogue, Names, Over, Position, TableInfo, TextFile, Texts } from '../src/lib/wire'

const root = join(import.meta.dirname, '..')

export function texts(language = 'en'): Texts {
  const folder = join(root, '../src/serenissima/text', language)
  const files = readdirSync(folder).filter((name) => name.endsWith('.toml'))
  const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8')) as TextFile
  const games = files.filter((name) => !['common.toml', 'web.toml'].includes(name))
  return {
    languages: [language],
    common: read('common.toml'),
    web: files.includes('web.toml') ? read('web.toml') : {},
    games: Object.fromEntries(games.map((name) => [name.replace('.toml', ''), read(name)])),
  }
}

export interface Fixture {
  catalogue: Catalogue
  names: Names
  table: TableInfo
  frames: Record<string, Position>
  story: (Position & { played?: string[] })[]
  over: Over
}

export const GAMES = ['serenissima_2012', 'serenissima_1996', 'oltremare', 'dogeship'] as const

const read = new Map<string, Fixture>()

export function fixture(game: string): Fixture {
  const found = read.get(game) ?? (JSON.parse(readFileSync(join(root, 'fixtures', `${game}.json`), 'utf8')) as Fixture)
  read.set(game, found)
  return found
}

export function sentences(): Sentence[] {
  return JSON.parse(readFileSync(join(root, 'fixtures/words.json'), 'utf8')) as Sentence[]
}

export type Sentence = { game: string; text: string } & (
  | { sort: 'event'; words: string[] }
  | { sort: 'move'; step: string; words: string[] }
  | { sort: 'prompt'; step: { step: string } }
  | { sort: 'refusal'; rule: string; reason: string; facts: Record<string, string> }
)

export function components(game: string): unknown {
  return JSON.parse(readFileSync(join(root, '../src/serenissima/games', game, 'components.json'), 'utf8'))
}
