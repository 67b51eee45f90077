/** Ports, galleys and zones of the 1996 chart in words: for tooltips and for those who listen to the board. */

import { listed, type Telling } from '../../../chart/say'
import type { Line } from '../../../chart/Tip.svelte'
import type { Words } from '../../../lib/words'
import { cubes } from '../../../parts/cargo'
import type { Components, Figures, Galley, Table } from '../view.gen'
import type { PrintedPort, Reach } from './table'

export interface Teller extends Telling<Table, Components> {
  figures: Figures
}

const goods = ({ words }: Teller, list: readonly string[]): string =>
  list.map((good) => words.name('good', good)).join(', ')

/** A zone without the port in brackets. */
export const zoneName = (words: Words, zone: string): string => words.name('zone', zone).replace(/ \(.*\)$/, '')

export function portLines(teller: Teller, printed: PrintedPort): Line[] {
  const { words, say, table, components, figures } = teller
  const port = table.ports[printed.id]
  if (!port) return []
  const [points, next] = figures.ports[printed.id]
  const { divisor, divisor_against_fort: against } = components.combat
  const lines: (Line | false | undefined | null | '')[] = [
    printed.capital_of && { text: say('capital', { nation: words.name('nation', printed.capital_of) }), tone: 'quiet' },
    { text: port.controller ? say('port_of', { seat: words.name('seat', port.controller) }) : say('neutral') },
    port.controller !== null &&
      (port.garrison
        ? { text: say('garrison', { n: String(port.garrison) }) }
        : { text: say('no_garrison'), tone: 'danger' }),
    { text: say('makes', { good: words.name('good', printed.product) }) },
    { text: port.stored.length ? say('stores', { goods: goods(teller, port.stored) }) : say('stores_nothing') },
    { text: next < 0 ? say('full') : say('next_space', { n: String(next) }) },
    { text: say('scores', { n: String(points) }), tone: 'money' },
    port.fort && { text: say('fort_means', { n: String(against), of: String(divisor) }) },
  ]
  return [...lines.filter((line): line is Line => Boolean(line)), ...saleLines(teller, port.stored, printed.zone)]
}

/** What may be sold in a port now, and for how much. */
function saleLines({ words, say, table, figures }: Teller, stored: readonly string[], zone: string): Line[] {
  const here = figures.sales.filter(
    ([galley, good]) => table.galleys[galley ?? '']?.zone === zone && !stored.includes(good ?? ''),
  )
  return here.flatMap(([, good, price, bonus]): Line[] => [
    { text: say('sale', { good: words.name('good', good ?? ''), n: String(price) }), tone: 'money' },
    ...(bonus ? [{ text: say('new_market', { n: String(bonus) }), tone: 'money' as const }] : []),
  ])
}

export const portLabel = (teller: Teller, printed: PrintedPort): string =>
  listed([teller.words.name('port', printed.id), ...portLines(teller, printed).map((line) => line.text)])

export function galleyLines(teller: Teller, number: string, galley: Galley, active: boolean): Line[] {
  const { words, say, table, figures } = teller
  const aboard = cubes(galley.cargo)
  const lines: (Line | false)[] = [
    { text: words.who(galley.owner) },
    { text: say('lies_in', { field: zoneName(words, galley.zone) }), tone: 'quiet' },
    { text: say('sailors', { n: String(galley.crew) }) },
    { text: aboard.length ? goods(teller, aboard) : say('no_cargo') },
    { text: say('free_places', { n: String(figures.berths[number] ?? 0) }), tone: 'quiet' },
    active && { text: say('is_active'), tone: 'money' },
    table.turn.moved.includes(number) && { text: say('has_moved'), tone: 'quiet' },
  ]
  return lines.filter((line) => line !== false)
}

export const galleyLabel = (teller: Teller, number: string, galley: Galley, active: boolean): string =>
  listed([teller.say('galley', { number }), ...galleyLines(teller, number, galley, active).map((line) => line.text)])

/** What a zone is, and who lies there. */
export function zoneLines(teller: Teller, zone: string, seat: string | null, reach?: Reach): Line[] {
  const { words, say, components, figures } = teller
  const printed = components.zones.find(({ id }) => id === zone)
  const rivals = seat === null ? [] : (figures.fleets[zone] ?? []).filter(([rival]) => rival !== seat)
  const lines: Line[] = rivals.map(([rival, sailors]) => ({
    text: say('rivals_here', { seat: words.name('seat', rival ?? ''), n: String(sailors) }),
    tone: 'danger',
  }))
  if (reach?.brings) lines.push({ text: say('brings', { n: String(reach.brings) }), tone: 'money' })
  if (printed?.kind === 'high_sea') lines.push({ text: say('high_sea'), tone: 'quiet' })
  else lines.push({ text: printed?.port ? words.name('port', printed.port) : say('open_water'), tone: 'quiet' })
  return lines
}
