/** A chart as `geometry/make.mjs` draws it: where ports, fields, berths and names lie, in chart units. */

export type Point = [number, number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** What must be seen of the chart, in chart units: from `top`, so high. */
export interface Frame {
  top: number
  tall: number
  /** the most chart units that a pixel of a plaque may take, so that nothing touches; none where there are no plaques */
  unit?: number
}

/** Where everything lies that would touch if the window were smaller; there is one for wide windows and one for short ones. */
export interface Layout extends Frame {
  unit: number
  /** from the dot to the plaque's top left corner */
  plaques: Record<string, Point>
  /** where galleys lie in a field, best first */
  berths: Record<string, Point[]>
  names: Record<string, { at: Point; lines: number; lead?: number[] }>
  furniture: (Box & { id: string })[]
}

interface Ground {
  /** the dots of the ports */
  ports: Record<string, Point>
  /** where something small may be written in a field, near its middle first */
  spots: Record<string, Point[]>
  middles: Record<string, Point>
  /** by pair of fields that border on each other, `a|b`: where a galley passes from one to the other */
  gates: Record<string, Point>
  borders: string
  outlines: Record<string, string>
}

export type Sheet = Ground & Layout
export type Layouts = 'wide' | 'short'

/** The sheet in both its layouts; JSON knows no tuples. */
export function sheetsOf(drawn: unknown): Record<Layouts, Sheet> {
  const { layouts, ...ground } = drawn as Ground & { layouts: Record<Layouts, Layout> }
  return { wide: { ...ground, ...layouts.wide }, short: { ...ground, ...layouts.short } }
}

export const WIDTH = 1100
/** what must be seen of the chart; below it lies desert, for the prompt */
export const HEIGHT = 745

export const hit = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

export const around = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

export const gate = (sheet: Sheet, a: string, b: string): Point | undefined => sheet.gates[[a, b].sort().join('|')]
