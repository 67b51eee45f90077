import { describe, expect, test } from 'vitest'
import { breakLines, GALLEY, moor, plaqueBox, withSkyline } from '../../src/boards/chart/layout'
import drawn1996 from '../../src/boards/chart/serenissima_1996.gen.json'
import drawn2012 from '../../src/boards/chart/serenissima_2012.gen.json'
import { around, type Box, HEIGHT, hit, type Sheet, sheetOf, WIDTH } from '../../src/boards/chart/sheet'
import { Words } from '../../src/lib/words'
import { LANGUAGES } from '../../src/ui/languages'
import { components, texts } from '../texts'

const pair = (a: string, b: string) => [a, b].sort().join('|')

interface Drawn {
  game: string
  sheet: Sheet
  top: number
  links: string[]
  spaces: Record<string, number>
}

const print2012 = components('serenissima_2012') as { edges: string[][]; ports: { id: string; size: number }[] }
const print1996 = components('serenissima_1996') as {
  zones: { id: string; neighbours: string[] }[]
  ports: { id: string; size: string }[]
  port_sizes: Record<string, { spaces: number }>
}
const charts: Drawn[] = [
  {
    game: 'serenissima_2012',
    sheet: sheetOf(drawn2012),
    top: 0,
    links: print2012.edges.map(([a = '', b = '']) => pair(a, b)),
    spaces: Object.fromEntries(print2012.ports.map(({ id, size }) => [id, size])),
  },
  {
    game: 'serenissima_1996',
    sheet: sheetOf(drawn1996),
    top: 16,
    links: [...new Set(print1996.zones.flatMap(({ id, neighbours }) => neighbours.map((other) => pair(id, other))))],
    spaces: Object.fromEntries(print1996.ports.map(({ id, size }) => [id, print1996.port_sizes[size]?.spaces ?? 0])),
  },
]

const tongues = LANGUAGES.map(({ key }) => key)
const spoken = charts.flatMap((chart) => tongues.map((language) => ({ ...chart, language })))

describe.each(spoken)('the chart of $game in $language', ({ game, sheet, top, links, spaces, language }) => {
  const words = new Words(language, game, texts(language))
  const plaques = Object.keys(sheet.ports).map((id): Box & { id: string } => ({
    id,
    ...withSkyline(plaqueBox(sheet, id, words.name('port', id), spaces[id] ?? 0)),
  }))

  test('two fields share a border exactly if the rules join them', () => {
    expect(Object.keys(sheet.gates).sort()).toEqual([...links].sort())
  })

  test('no plaque touches another or the furniture, and none leaves the chart', () => {
    const boxes = [...plaques, ...sheet.furniture]
    const touching = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (hit(a, b) ? [`${a.id} ${b.id}`] : [])))
    expect(touching).toEqual([])
    for (const box of plaques) {
      expect(box.x, box.id).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w, box.id).toBeLessThanOrEqual(WIDTH)
      expect(box.y, box.id).toBeGreaterThanOrEqual(top)
      expect(box.y + box.h, box.id).toBeLessThanOrEqual(top + HEIGHT)
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
      [...plaques.map((box) => ({ ...box, y: box.y + 13, h: box.h - 13 })), ...sheet.furniture]
        .filter((box) => hit(token, box))
        .map((box) => `${token.id} ${box.id}`),
    )
    expect(touching).toEqual([])
  })
})

test.each(tongues)('no name of a zone touches a plaque, another name or the furniture: %s', (language) => {
  const sheet = sheetOf(drawn1996)
  const words = new Words(language, 'serenissima_1996', texts(language))
  const spaces = charts[1]?.spaces ?? {}
  const names = Object.entries(sheet.names).map(([id, { at, lines }]) => {
    const broken = breakLines(words.name('zone', id).replace(/ \(.*/, ''), lines)
    return { id, ...around(at, Math.max(...broken.map((line) => line.length)) * 5.2, broken.length * 12) }
  })
  const plaques = Object.keys(sheet.ports).map((id) => ({
    id: `plaque of ${id}`,
    ...plaqueBox(sheet, id, words.name('port', id), spaces[id] ?? 0),
  }))
  const others = [...plaques, ...sheet.furniture, ...names]
  const touching = names.flatMap((name) =>
    others.filter((box) => box.id !== name.id && hit(name, box)).map((box) => `${name.id} ${box.id}`),
  )
  expect(touching).toEqual([])
})

describe('galleys in a field', () => {
  const sheet = {
    ...sheetOf(drawn2012),
    berths: {
      sea: [
        [0, 0],
        [100, 0],
      ] as [number, number][],
    },
    spots: {
      sea: [
        [50, 60],
        [50, 90],
      ] as [number, number][],
    },
  }
  const ships = (owners: string, mine = '') =>
    [...owners].map((owner, i) => ({ id: String(i + 1), owner, apart: owner === mine }))
  const lie = (owners: string, mine = '') => moor(sheet, 'sea', ships(owners, mine), [])

  test('lie apart at full size while they fit', () => {
    expect(lie('ab').map(({ ids, scale }) => [ids, scale])).toEqual([
      [['1'], 1],
      [['2'], 1],
    ])
  })

  test('more than fit are smaller, and still apart', () => {
    const tokens = lie('abcd')
    expect(tokens.map(({ ids }) => ids)).toEqual([['1'], ['2'], ['3'], ['4']])
    expect(new Set(tokens.map(({ scale }) => scale))).toEqual(new Set([0.8]))
    expect(new Set(tokens.map(({ at }) => at.join())).size).toBe(4)
  })

  test('still more are fleets of rivals, but own galleys are never hidden', () => {
    expect(lie('mrrmr', 'm').map(({ ids }) => ids)).toEqual([['1'], ['2', '3', '5'], ['4']])
  })

  test('all of them are drawn, however many there are', () => {
    const drawn = lie('abcdeabcdeabcde', 'a').flatMap(({ ids }) => ids)
    expect(drawn.sort((a, b) => Number(a) - Number(b))).toEqual(ships('abcdeabcdeabcde').map(({ id }) => id))
  })
})
