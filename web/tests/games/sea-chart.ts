/** What is asked of every sea chart, in every language: that nothing on it touches anything else. */

import { describe, expect, test } from 'vitest'
import { GALLEY, plaqueBox, withSkyline } from '../../src/chart/layout'
import { around, type Box, hit, type Layouts, type Sheet, WIDTH } from '../../src/chart/sheet'
import { LANGUAGES } from '../../src/ui/languages'
import { wordsIn } from '../texts'

export const pair = (a: string, b: string) => [a, b].sort().join('|')

interface Drawn {
  game: string
  sheets: Record<Layouts, Sheet>
  links: string[]
  /** of each port */
  spaces: Record<string, number>
}

export const tongues = LANGUAGES.map(({ key }) => key)

const kinds: Layouts[] = ['wide', 'short']
const both = tongues.flatMap((language) => kinds.map((kind) => ({ language, kind })))

export function seaChart({ game, sheets, links, spaces }: Drawn): void {
  describe.each(both)(`the $kind chart of ${game} in $language`, ({ language, kind }) => {
    const sheet = sheets[kind]
    const words = wordsIn(language, game)
    const plaques = Object.keys(sheet.ports).map((id): Box & { id: string } => ({
      id,
      ...withSkyline(plaqueBox(sheet, id, words.name('port', id), spaces[id] ?? 0)),
    }))

    test('two fields share a border exactly if the rules join them', () => {
      expect(Object.keys(sheet.gates).sort()).toEqual([...links].sort())
    })

    test('no plaque touches another or the furniture, and none leaves the chart', () => {
      const boxes = [...plaques, ...sheet.furniture]
      const touching = boxes.flatMap((a, i) =>
        boxes.slice(i + 1).flatMap((b) => (hit(a, b) ? [`${a.id} ${b.id}`] : [])),
      )
      expect(touching).toEqual([])
      for (const box of plaques) {
        expect(box.x, box.id).toBeGreaterThanOrEqual(0)
        expect(box.x + box.w, box.id).toBeLessThanOrEqual(WIDTH)
        expect(box.y, box.id).toBeGreaterThanOrEqual(sheet.top)
        expect(box.y + box.h, box.id).toBeLessThanOrEqual(sheet.top + sheet.tall)
      }
    })

    test('every field has a berth, and no galley at its berth touches a plaque or another berth', () => {
      const fields = Object.keys(sheet.middles)
      expect(fields.filter((field) => !sheet.berths[field]?.length)).toEqual([])
      const tokens = fields.flatMap((field) =>
        (sheet.berths[field] ?? []).map((at) => ({
          id: `berth in ${field}`,
          ...around(at, GALLEY.w - 6, GALLEY.h - 6),
        })),
      )
      const touching = tokens.flatMap((token) =>
        [...plaques.map((box) => ({ ...box, y: box.y + 16, h: box.h - 16 })), ...sheet.furniture]
          .filter((box) => hit(token, box))
          .map((box) => `${token.id} ${box.id}`),
      )
      expect(touching).toEqual([])
    })
  })
}
