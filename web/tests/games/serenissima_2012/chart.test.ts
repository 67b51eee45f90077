import { sheetsOf } from '../../../src/chart/sheet'
import drawn from '../../../src/games/serenissima_2012/chart/sheet.gen.json'
import { components } from '../../texts'
import { pair, seaChart } from '../sea-chart'

const GAME = 'serenissima_2012'
const { edges, ports } = components(GAME) as { edges: string[][]; ports: { id: string; size: number }[] }
seaChart({
  game: GAME,
  sheets: sheetsOf(drawn),
  links: edges.map(([a = '', b = '']) => pair(a, b)),
  spaces: Object.fromEntries(ports.map(({ id, size }) => [id, size])),
})
