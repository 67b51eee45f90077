/** The text files of the house and the fixtures, as a test reads them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Messages, messagesOf } from '../src/lib/messages'
import type {
  AnyGame,
  Catalogue,
  LessonScript,
  LessonText,
  Names,
  News,
  Over,
  Position,
  RuleBook,
  TableInfo,
  TaleLine,
  Texts,
} from '../src/lib/wire'
import { type Called, Words } from '../src/lib/words'

const root = join(import.meta.dirname, '..')

const source = join(root, '../src/serenissima')
const LESSON = 'lesson.ftl'

/** The text of a language as the server tells it. */
export function texts(language = 'en'): Texts {
  const read = (file: string) => readFileSync(join(source, file), 'utf8')
  const games: Record<string, string> = {}
  for (const game of readdirSync(join(source, 'games'))) {
    const words = `games/${game}/words/${language}`
    if (!existsSync(join(source, words))) continue
    const files = readdirSync(join(source, words)).filter((file) => file.endsWith('.ftl') && file !== LESSON)
    games[game] = files.map((file) => read(`${words}/${file}`)).join('\n')
  }
  return {
    languages: [language],
    common: ['common', 'reasons'].map((name) => read(`text/${language}/${name}.ftl`)).join('\n'),
    web: read(`text/${language}/web.ftl`),
    games,
  }
}

const liked = new Map<string, Record<string, string>>()

/** The words of a game of the house, as its catalogue has them called. */
export function wordsIn(language: string, game: string, called: Called | null = null): Words {
  const like = liked.get(game) ?? fixture(game).catalogue.names_like
  liked.set(game, like)
  return new Words(language, game, texts(language), like, called)
}

/** What the client itself says in a language. */
export const webIn = (language: string): Messages => messagesOf(language, texts(language).web)

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
  const read = JSON.parse(textOf(`fixtures/${game}.json`)) as Fixture<Game>
  const frames = Object.entries(read.frames).map(([name, frame]) => [name, ...whole([frame])])
  return { ...read, frames: Object.fromEntries(frames), story: whole(read.story) }
}

/** Positions that follow each other; one that was kept without a tale is told event by event, as a plain game is. */
function whole<Kept extends Position<AnyGame>>(positions: Kept[]): Kept[] {
  let start = 0
  return positions.map((position) => {
    const kept: Partial<Position> = position
    const tale = kept.tale ?? { start, lines: kept.news?.flatMap(eventByEvent) ?? [] }
    start = tale.start + tale.lines.length
    return { ...position, outlooks: kept.outlooks ?? [], tale }
  })
}

const eventByEvent = ({ seen, events }: News): TaleLine[] =>
  events.map((event) => ({ seat: null, head: ['event', {}], clauses: [], first: seen, last: seen, events: [event] }))

/** Busy positions of a sea chart, put by hand. */
export function charts<Game extends AnyGame>(game: string): Record<string, Position<Game>> {
  const read = JSON.parse(textOf(`fixtures/charts/${game}.json`)) as Record<string, Position<Game>>
  return Object.fromEntries(Object.entries(read).map(([name, frame]) => [name, whole([frame])[0] as Position<Game>]))
}

/** The scenes for pictures: positions of games between merchants, at a table without clocks. */
export function scenes(game: string): Fixture {
  const { catalogue, names } = fixture(game)
  const staged = JSON.parse(readFileSync(join(root, 'fixtures/scenes', `${game}.json`), 'utf8')) as Pick<
    Fixture,
    'table' | 'frames' | 'over'
  >
  const frames = Object.entries(staged.frames).map(([name, frame]) => [name, ...whole([frame])])
  return { catalogue, names, story: [], ...staged, frames: Object.fromEntries(frames) }
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
  const script = JSON.parse(readFileSync(join(root, 'fixtures/lessons', `${game}.json`), 'utf8')) as LessonScript
  const told = whole(script.steps.flatMap(({ position }) => position ?? []))
  return {
    ...script,
    steps: script.steps.map((step) => (step.position ? { ...step, position: told.shift() ?? null } : step)),
  }
}

export function lessonText(game: string, language = 'en'): LessonText {
  const file = join(source, 'games', game, 'words', language, LESSON)
  const said = messagesOf(language, readFileSync(file, 'utf8'))
  const steps = said.under('steps').map((step) => [step, said.say(['steps', step]) ?? ''])
  return { title: said.say(['lesson', 'title']) ?? '', steps: Object.fromEntries(steps) }
}

/** The rules as people read them in a language, as the server tells them. */
export function rules(game: string, language = 'en'): RuleBook {
  const text = readFileSync(join(source, 'games', game, 'words', language, 'rules.md'), 'utf8')
  const [first = '', ...parts] = text.split(/^## (?=\d)/m)
  const told = parts.flatMap((part) => {
    const chapter = /^\d+\.? (.*)$/m.exec(part)?.[1] ?? ''
    return [...part.matchAll(/^- \*\*([A-Z]\w*-[\d.]+)\*\* +(.*)$/gm)].map(([, id = '', text = '']) => ({
      id,
      chapter,
      text,
    }))
  })
  return { language, glance: first.replace(/^# .*\n/, '').trim(), rules: told }
}

/** The games that have a first lesson. */
export const TAUGHT = GAMES.filter((game) => existsSync(join(root, 'fixtures/lessons', `${game}.json`)))
