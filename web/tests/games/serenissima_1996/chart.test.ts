import { expect, test } from 'vitest'
import { breakLines, plaqueBox } from '../../../src/chart/layout'
import { around, hit, sheetsOf } from '../../../src/chart/sheet'
import drawn from '../../../src/games/serenissima_1996/chart/sheet.gen.json'
import { components, wordsIn } from '../../texts'
import { pair, seaChart, tongues } from '../sea-chart'

const GAME = 'serenissima_1996'
const { zones, ports, port_sizes } = components(GAME) as {
  zones: { id: string; neighbours: string[] }[]
  ports: { id: string; size: string }[]
  port_sizes: Record<string, { spaces: number }>
}
const sheets = sheetsOf(drawn)
const sheet = sheets.wide
const spaces = Object.fromEntries(ports.map(({ id, size }) => [id, port_sizes[size]?.spaces ?? 0]))
seaChart({
  game: GAME,
  sheets,
  links: [...new Set(zones.flatMap(({ id, neighbours }) => neighbours.map((other) => pair(id, other))))],
  spaces,
})

test.each(tongues)(
  'in a wide window no name of a zone touches a plaque, another name or the furniture: %s',
  (language) => {
    const words = wordsIn(language, GAME)
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
  },
)
