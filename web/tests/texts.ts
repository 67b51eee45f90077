/** The text files of the house and the fixtures, as a test reads them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type {
  AnyGame,
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

export interface Fixture<Game extends AnyGame = AnyGame> {
  catalogue: Catalogue
  names: Names
  table: TableInfo
  frames: Record<string, Position<Game>>
  story: (Position<Game> & { played?: string[] })[]
  over: Over
}

/** The games there are: each has a fixture that describes it. */
export const GAMES = readdirSync(join(root, '../src/serenissima/games')).filter((name) =>
  existsSync(join(root, 'fixtures', `${name}.json`)),
)

const texted = new Map<string, string>()

function textOf(file: string): string {
  const found = texted.get(file) ?? readFileSync(join(root, file), 'utf8')
  texted.set(file, found)
  return found
}

export function fixture<Game extends AnyGame = AnyGame>(game: string): Fixture<Game> {
  return JSON.parse(textOf(`fixtures/${game}.json`))
}

/** Busy positions of a sea chart, put by hand. */
export function charts<Game extends AnyGame>(game: string): Record<string, Position<Game>> {
  return JSON.parse(textOf(`fixtures/charts/${game}.json`))
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

export function components<Components extends AnyGame['components'] = AnyGame['components']>(game: string): Components {
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
