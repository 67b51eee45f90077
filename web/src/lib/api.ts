/** What can be asked of the house. */

import { reach } from '$kind/reach'
import type { Reply } from './reach'
import type {
  AddLuck,
  Advice,
  Along,
  AnyGame,
  Ballot,
  Brought,
  Catalogue,
  ChatKept,
  Checked,
  Figures,
  GameText,
  InAdvance,
  Join,
  LessonScript,
  LessonText,
  Me,
  NewTable,
  Notes,
  OpenRecord,
  Pasts,
  Place,
  Proposal,
  Reason,
  Reckoning,
  Replay,
  Review,
  ReviewProgress,
  RuleBook,
  Seated,
  Settings,
  Standing,
  Story,
  TableInfo,
  TableListed,
  Texts,
  Visitor,
} from './wire'

/** What the server answered instead of what was asked for; `code` is for programs, the message for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** what the rules say to it, where a rule speaks */
    readonly ruled: { rule?: string; reason?: string; facts?: Record<string, string> } = {},
  ) {
    super(message)
  }

  /** An error of whatever kind, as one of these. */
  static of(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError(0, 'broken', String(error))
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Reply
  try {
    answer = await reach.ask(method, path, body === undefined ? null : JSON.stringify(body))
  } catch (error) {
    throw new ApiError(0, (error as { code?: string }).code ?? 'offline', '')
  }
  const said = answer.text && answer.json ? JSON.parse(answer.text) : answer.text
  if (answer.status >= 400)
    throw new ApiError(answer.status, said?.code ?? String(answer.status), said?.message ?? said?.detail ?? '', said)
  return said as T
}

export const get = <T>(path: string) => call<T>('GET', path)
export const remove = (path: string) => call<void>('DELETE', path)
export const put = (path: string, body: unknown) => call<void>('PUT', path, body)
export const patch = <T>(path: string, body: unknown) => call<T>('PATCH', path, body)
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

export const api = {
  games: () => get<Catalogue[]>('/games'),
  components: (game: string) => get<AnyGame['components']>(`/games/${game}/components`),
  rules: (game: string, language: string) => get<RuleBook>(`/games/${game}/rules?${new URLSearchParams({ language })}`),
  lesson: (game: string) => get<LessonScript>(`/games/${game}/lesson`),
  lessonText: (language: string, game: string) => get<LessonText>(`/text/${language}/lesson/${game}`),
  lessonWhy: (game: string, at: number, move: string[]) => post<Reason>(`/games/${game}/lesson/why`, { at, move }),
  text: (language: string) => get<Texts>(`/text/${language}`),
  pageText: (language: string, page: string) => get<GameText>(`/text/${language}/page/${page}`),
  gameText: (language: string, game: string) => get<GameText>(`/text/${language}/game/${game}`),

  visitor: () => get<Visitor>('/visitor'),
  guest: (name = '') => post<Me>('/guest', name ? { name } : {}),
  register: (name: string, password: string) => post<Me>('/register', { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => post<void>('/logout'),
  change: (settings: Settings) => call<Me>('PATCH', '/me', settings),

  open: (wish: NewTable) => post<TableInfo>('/tables', wish),
  tables: (query: Record<string, string>) => get<TableListed[]>(`/tables?${new URLSearchParams(query)}`),
  table: (id: string, invite = '') => get<Seated>(`/tables/${id}?${new URLSearchParams({ invite })}`),
  join: (id: string, join: Join) => post<TableInfo>(`/tables/${id}/join`, join),
  leave: (id: string) => post<void>(`/tables/${id}/leave`),
  resign: (id: string) => post<void>(`/tables/${id}/resign`),
  start: (id: string) => post<void>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch?adds=true`),
  addLuck: (id: string, luck: AddLuck) => post<TableInfo>(`/tables/${id}/luck`, luck),
  propose: (id: string, what: Proposal) => post<void>(`/tables/${id}/votes`, what),
  vote: (id: string, ballot: Ballot) => post<void>(`/tables/${id}/ballots`, ballot),
  inAdvance: (id: string) => get<InAdvance>(`/tables/${id}/standing`),
  standing: (id: string, what: Standing) => post<void>(`/tables/${id}/standing`, what),
  notes: (id: string) => get<Notes>(`/tables/${id}/notes`),
  keepNotes: (id: string, text: string) => call<void>('PUT', `/tables/${id}/notes`, { text }),
  said: (id: string, invite = '') => get<ChatKept[]>(`/tables/${id}/chat?${new URLSearchParams({ invite })}`),
  prove: (word: string) => post<Me>('/me/email', { word }),
  leaveForGood: () => remove('/me'),
  comeBack: (id: string) => post<TableInfo>(`/tables/${id}/return`),
  proof: (id: string, invite = '') => get<OpenRecord>(`/tables/${id}/proof?${new URLSearchParams({ invite })}`),
  verify: (id: string, invite = '') => get<Checked>(`/tables/${id}/verify?${new URLSearchParams({ invite })}`),
  hint: (id: string, seat: number) => post<Advice[]>(`/tables/${id}/hint`, { seat }),
  story: (id: string, as: string, invite = '') =>
    get<Story>(`/tables/${id}/story?${new URLSearchParams({ as, invite })}`),
  replay: (id: string, as: string, start: number, count: number, invite = '') =>
    get<Replay>(
      `/tables/${id}/replay?${new URLSearchParams({ as, start: String(start), count: String(count), invite })}`,
    ),
  moments: (id: string, as: string, first: number, last: number, invite = '') =>
    get<Pasts>(
      `/tables/${id}/moments?${new URLSearchParams({ as, first: String(first), last: String(last), invite })}`,
    ),
  reckoning: (id: string, as: string, invite = '') =>
    get<Reckoning>(`/tables/${id}/reckoning?${new URLSearchParams({ as, invite })}`),
  record: (id: string, invite = '') => get<string>(`/tables/${id}/record?${new URLSearchParams({ invite })}`),
  bring: (brought: Brought) => post<TableInfo>('/records', brought),
  along: (id: string) => get<Along>(`/tables/${id}/along`),
  figures: (id: string, invite = '') => get<Figures>(`/tables/${id}/figures?${new URLSearchParams({ invite })}`),
  review: (id: string, invite = '') => get<Review>(`/tables/${id}/review?${new URLSearchParams({ invite })}`),
  reviewProgress: (id: string, invite = '') =>
    get<ReviewProgress>(`/tables/${id}/review/progress?${new URLSearchParams({ invite })}`),
  leaders: (game: string, seats: number, bots = false) => get<Place[]>(`/leaderboards/${game}/${seats}?bots=${bots}`),
}
