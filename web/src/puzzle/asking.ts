/** What can be asked of the house about puzzles. */

import { get, post } from '../lib/api'
import type { PuzzleEnd, PuzzleHall, PuzzleNext, PuzzleReply, PuzzleSheet } from '../lib/wire'

const path = (game: string, id: string): string => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`

export const puzzles = {
  hall: () => get<PuzzleHall>('/puzzles'),
  next: (game: string) => get<PuzzleNext>(`/puzzles/next?${new URLSearchParams({ game })}`),
  one: (game: string, id: string) => get<PuzzleSheet>(path(game, id)),
  answer: (game: string, id: string, answers: string[][]) => post<PuzzleReply>(`${path(game, id)}/answer`, { answers }),
  show: (game: string, id: string) => post<PuzzleEnd>(`${path(game, id)}/show`),
  doubt: (game: string, id: string) => post<void>(`${path(game, id)}/doubt`),
}
