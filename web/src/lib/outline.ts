/**
 * Any position as tables and facts, without knowing the game: things are recognised by their names. It is the board of a
 * game that has none yet, and the orderly text of every position.
 */

import type { Noun } from './picker'
import type { Names, View } from './wire'
import type { Words } from './words'

export interface Cell {
  text: string
  /** the things it names, in order */
  things: Noun[]
}

export interface Grid {
  title: string
  head: string[]
  rows: { thing: Noun; name: string; cells: Cell[] }[]
}

export interface Fact {
  label: string
  cell: Cell
}

export interface Outline {
  grids: Grid[]
  facts: Fact[]
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The kind that all these names belong to; of several the one that the field is called after. */
export function kindOf(found: readonly string[], names: Names, field: string): string | null {
  if (!found.length) return null
  const kinds = Object.keys(names).filter((kind) => found.every((name) => names[kind]?.includes(name)))
  return kinds.find((kind) => field === kind || field === `${kind}s` || field.endsWith(`_${kind}`)) ?? kinds[0] ?? null
}

export class Outliner {
  constructor(
    private readonly words: Words,
    private readonly names: Names,
  ) {}

  /** What lies on the table: first the players, then the things, then single facts. */
  table(view: View): Outline {
    const table = Object.entries(view.table as Json).filter(([field, value]) => !this.bySeat(field, value))
    const outline = this.drawer(Object.fromEntries(table))
    const seats = this.players(view)
    return { grids: seats ? [seats, ...outline.grids] : outline.grids, facts: outline.facts }
  }

  /** What only this seat sees, but for what the table tells of it under that name: the same, where this says nothing. */
  own(view: View): Outline {
    const table = view.table as Json
    const hidden = Object.entries((view.own ?? {}) as Json).filter(([field, value]) => {
      const open = isObject(table[field]) ? table[field][String(view.seat)] : undefined
      return open === undefined || ![0, -1, open].some((told) => JSON.stringify(told) === JSON.stringify(value))
    })
    return this.drawer(Object.fromEntries(hidden))
  }

  /** One row for each player, from everything on the table that is told by seats. */
  players(view: View): Grid | null {
    const columns = Object.entries(view.table as Json).filter(([field, value]) => this.bySeat(field, value))
    if (!columns.length) return null
    const rows = (this.names.seat ?? []).slice(0, view.seats).map((seat) => ({
      thing: { kind: 'seat', name: seat },
      name: this.words.name('seat', seat),
      cells: columns.map(([field, value]) => this.cell((value as Json)[seat], field)),
    }))
    return { title: this.words.label('player'), head: columns.map(([field]) => this.label(field)), rows }
  }

  /** What the table tells of one seat. */
  facts(view: View, seat: string): { label: string; cell: Cell }[] {
    return Object.entries(view.table as Json)
      .filter(([field, value]) => this.bySeat(field, value) && !isObject((value as Json)[seat]))
      .map(([field, value]) => ({ label: this.label(field), cell: this.cell((value as Json)[seat], field, true) }))
  }

  private bySeat(field: string, value: unknown): boolean {
    return isObject(value) && kindOf(Object.keys(value), this.names, field) === 'seat'
  }

  private drawer(drawer: Json): Outline {
    const outline: Outline = { grids: [], facts: [] }
    for (const [field, value] of Object.entries(drawer)) {
      const grid = this.grid(field, value)
      if (grid) outline.grids.push(grid)
      else if (isObject(value) && !kindOf(Object.keys(value), this.names, field)) this.nested(outline, field, value)
      else outline.facts.push({ label: this.label(field), cell: this.cell(value, field) })
    }
    return outline
  }

  private nested(outline: Outline, field: string, value: Json): void {
    for (const [key, part] of Object.entries(value)) {
      const label = `${this.label(field)}: ${this.naming(key, field)}`
      outline.facts.push({ label, cell: this.cell(part, key) })
    }
  }

  /** A field that holds things by name, each with the same facts. */
  private grid(field: string, value: unknown): Grid | null {
    if (!isObject(value)) return null
    const entries = Object.entries(value)
    const kind = kindOf(
      entries.map(([name]) => name),
      this.names,
      field,
    )
    if (!kind || !entries.every(([, one]) => isObject(one))) return null
    const heads = [...new Set(entries.flatMap(([, one]) => Object.keys(one as Json)))]
    const rows = entries.map(([name, one]) => ({
      thing: { kind, name },
      name: this.words.name(kind, name),
      cells: heads.map((head) => this.cell((one as Json)[head], head)),
    }))
    return { title: this.label(field), head: heads.map((head) => this.label(head)), rows }
  }

  private label(field: string): string {
    const label = this.words.label(field)
    return label.includes('{') ? field.replaceAll('_', ' ') : label
  }

  private naming(name: string, field: string): string {
    const kind = kindOf([name], this.names, field)
    return kind ? this.words.name(kind, name) : this.words.label(name)
  }

  /** A value in words; `short` tells how many instead of which. */
  cell(value: unknown, field: string, short = false): Cell {
    if (value === null || value === undefined || value === false || value === '') return { text: '–', things: [] }
    if (value === true) return { text: '✓', things: [] }
    if (typeof value === 'number') return { text: String(value).replace('-', '−'), things: [] }
    if (Array.isArray(value)) return short ? { text: String(value.length), things: [] } : this.joined(value, field)
    if (isObject(value)) return this.counted(value, field)
    return this.named(String(value), field)
  }

  private named(name: string, field: string): Cell {
    const kind = kindOf([name], this.names, field)
    return kind ? { text: this.words.name(kind, name), things: [{ kind, name }] } : { text: name, things: [] }
  }

  private joined(values: unknown[], field: string): Cell {
    const cells = values.map((one) => this.cell(one, field))
    return { text: cells.map((one) => one.text).join(', ') || '–', things: cells.flatMap((one) => one.things) }
  }

  /** So many of each, or what each is; nothing is said of what is empty. */
  private counted(value: Json, field: string): Cell {
    const parts = Object.entries(value).flatMap(([name, one]) => {
      const { text } = this.cell(one, name)
      if (text === '–') return []
      return typeof one === 'number' ? `${text} ${this.naming(name, field)}` : `${this.naming(name, field)}: ${text}`
    })
    return { text: parts.join(', ') || '–', things: [] }
  }
}
