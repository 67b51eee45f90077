/** The text files of the house and the fixtures, as a test reads them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type {
  Catalogue,
  LessonScript,
  LessonText,
  Names,
  Over,
  Position,
  RuleText,
  TableInfo,
  TextFile,
  Texts,
} from '../src/lib/wire'

const root = join(import.meta.dirname, '..')

export function texts(language = 'en'): Texts {
  const source = join(root, '../src/serenissima')
  const read = (file: string) => parse(readFileSync(join(source, file), 'utf8')) as TextFile
  const games: Record<string, TextFile> = {}
  for (const game of readdirSync(join(source, 'games'))) {
    const words = `games/${game}/words/${language}.toml`
    if (existsSync(join(source, words))) games[game] = read(words)
  }
  const told = (word: string) =>
    Object.fromEntries(Object.entries(games).map(([game, text]) => [game, text.game?.[word] ?? '']))
  const ofThemselves = { games: told('about'), authors: told('authors'), lasts: told('lasts') }
  return {
    languages: [language],
    common: read(`text/${language}/common.toml`),
    web: { ...read(`text/${language}/web.toml`), ...ofThemselves },
    games,
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

/** The scenes for pictures: positions of games between merchants, at a table without clocks. */
export function scenes(game: string): Fixture {
  const { catalogue, names } = fixture(game)
  const staged = JSON.parse(readFileSync(join(root, 'fixtures/scenes', `${game}.json`), 'utf8')) as Pick<
    Fixture,
    'table' | 'frames' | 'over'
  >
  return { catalogue, names, story: [], ...staged }
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

/** The first lesson of a game as the server tells it, made by `fixtures/lessons.py`. */
export function lesson(game: string): LessonScript {
  return JSON.parse(readFileSync(join(root, 'fixtures/lessons', `${game}.json`), 'utf8')) as LessonScript
}

export function lessonText(game: string, language = 'en'): LessonText {
  const file = join(root, '../src/serenissima/games', game, `words/lesson_${language}.toml`)
  const { lesson, steps } = parse(readFileSync(file, 'utf8')) as unknown as {
    lesson: { title: string }
    steps: LessonText['steps']
  }
  return { title: lesson.title, steps }
}

/** Some rules, as the server tells them. */
export function rules(game: string): RuleText[] {
  const text = readFileSync(join(root, '../src/serenissima/games', game, 'rules.md'), 'utf8')
  let chapter = ''
  const found: RuleText[] = []
  for (const line of text.split('\n')) {
    chapter = /^### \d+\.? (.*)$/.exec(line)?.[1] ?? chapter
    const rule = /^- \*\*([A-Z]\w*-[\d.]+)\*\* +(.*)$/.exec(line)
    if (rule) found.push({ id: rule[1] ?? '', chapter, text: rule[2] ?? '' })
  }
  return found
}

/** The games that have a first lesson. */
export const TAUGHT = GAMES.filter((game) => existsSync(join(root, 'fixtures/lessons', `${game}.json`)))
