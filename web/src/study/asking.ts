/** What can be asked of the house about studies. */

import { get, patch, post, remove } from '../lib/api'
import type {
  ChapterChange,
  ChapterWish,
  NewStudy,
  Opinion,
  PlayOn,
  Reason,
  Study,
  StudyChange,
  StudyChanged,
  StudyCut,
  StudyHall,
  StudyMoment,
  StudyMove,
  StudyNote,
  StudyTree,
  TableInfo,
} from '../lib/wire'

const of = (id: string) => `/studies/${encodeURIComponent(id)}`
const query = (said: Record<string, string>) => new URLSearchParams(said)

/** A chapter of a study, for whoever has its link or writes in it. */
export class Chapter {
  private readonly path: string

  constructor(
    study: string,
    readonly number: number,
    private readonly link: string,
  ) {
    this.path = `${of(study)}/chapters/${number}`
  }

  tree = () => get<StudyTree>(`${this.path}?${query({ link: this.link })}`)
  moment = (node: number, as: string) => get<StudyMoment>(`${this.path}/at/${node}?${query({ as, link: this.link })}`)
  opinion = (node: number, as: string, quick: boolean) =>
    get<Opinion>(`${this.path}/opinion/${node}?${query({ as, quick: String(quick), link: this.link })}`)
  play = (move: StudyMove) => post<StudyChanged>(`${this.path}/play`, move)
  why = (move: StudyMove) => post<Reason>(`${this.path}/why`, move)
  note = (note: StudyNote) => post<StudyChanged>(`${this.path}/note`, note)
  cut = (cut: StudyCut) => post<StudyChanged>(`${this.path}/cut`, cut)
  promote = (cut: StudyCut) => post<StudyChanged>(`${this.path}/promote`, cut)
  playOn = (wish: PlayOn) => post<TableInfo>(`${this.path}/play-on?${query({ link: this.link })}`, wish)
}

export const studies = {
  hall: () => get<StudyHall>('/studies'),
  begin: (wish: NewStudy) => post<Study>('/studies', wish),
  bring: (file: unknown) => post<Study>('/studies/file', file),
  one: (id: string, link: string) => get<Study>(`${of(id)}?${query({ link })}`),
  file: (id: string, link: string) => get<unknown>(`${of(id)}/file?${query({ link })}`),
  change: (id: string, wish: StudyChange) => patch<Study>(of(id), wish),
  end: (id: string) => remove(of(id)),
  newLink: (id: string) => post<Study>(`${of(id)}/link`),
  letWrite: (id: string, name: string) => post<Study>(`${of(id)}/authors`, { name }),
  letGo: (id: string, who: string) => remove(`${of(id)}/authors/${encodeURIComponent(who)}`),
  addChapter: (id: string, wish: ChapterWish) => post<Study>(`${of(id)}/chapters`, wish),
  changeChapter: (id: string, number: number, wish: ChapterChange) =>
    patch<Study>(`${of(id)}/chapters/${number}`, wish),
  endChapter: (id: string, number: number) => remove(`${of(id)}/chapters/${number}`),
}
