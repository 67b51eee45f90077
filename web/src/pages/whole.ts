/** The pages that fill the window; whatever stands between bar and foot is in the hall. */

import { page } from './page'

const id = ({ params }: { params: Record<string, string> }) => params.id ?? ''
const game = ({ params }: { params: Record<string, string> }) => params.game ?? ''

export const WHOLE = [
  page({
    lanes: ['table'],
    load: () => import('./Table.svelte'),
    told: (at) => ({ id: id(at), invite: at.query.get('invite') ?? '' }),
    anew: 'id',
  }),
  page({
    lanes: ['lesson'],
    load: () => import('./Lesson.svelte'),
    told: (at) => ({ game: game(at) }),
    anew: 'game',
  }),
  page({
    lanes: ['puzzles', 'puzzlesOf', 'puzzle'],
    load: () => import('./Puzzles.svelte'),
    told: (at) => ({ game: game(at), id: id(at) }),
  }),
  page({
    lanes: ['study', 'embeddedStudy'],
    load: () => import('./Study.svelte'),
    told: (at) => ({ id: id(at), query: at.query, embedded: at.lane === 'embeddedStudy' }),
    anew: 'id',
  }),
  page({
    lanes: ['embedPuzzle', 'embed', 'embedOf'],
    load: () => import('./Embed.svelte'),
    told: (at) => ({ kind: at.params.kind ?? 'puzzle', id: id(at), more: at.params.more ?? '' }),
  }),
  page({
    lanes: ['review'],
    load: () => import('./Review.svelte'),
    told: (at) => ({ id: id(at), query: at.query }),
    anew: 'id',
  }),
]

export const HALL = page({
  lanes: [],
  load: () => import('./Hall.svelte'),
  told: (at) => ({ at }),
})
