/** Ports, galleys and fields of the 2012 chart in words: for tooltips and for those who listen to the board. */

import { listed, type Telling } from '../../../chart/say'
import type { Line } from '../../../chart/Tip.svelte'
import { cubes } from '../../../parts/cargo'
import type { Components, Figures, Galley, Table } from '../view.gen'
import type { PrintedPort } from './table'

export type Teller = Telling<Table, Components> & { figures: Figures }

const goods = ({ words }: Teller, list: readonly string[]): string =>
  list.map((good) => words.name('good', good)).join(', ')

/** What is said of a port, part by part. */
export function portLines(teller: Teller, printed: PrintedPort): Line[] {
  const { words, say, table, components, figures } = teller
  const port = table.ports[printed.id]
  if (!port) return []
  const next = figures.next_value[printed.id]
  const worth = String(figures.pays[printed.id] ?? 0)
  const lines: (Line | false)[] = [
    {
      text: port.owner
        ? say('port_of', { seat: words.name('seat', port.owner) })
        : say(port.closed ? 'port_closed' : 'neutral'),
    },
    port.owner !== null && { text: say('garrison', { n: String(port.garrison) }) },
    { text: say('makes', { good: words.name('good', printed.good) }) },
    { text: port.stored.length ? say('stores', { goods: goods(teller, port.stored) }) : say('stores_nothing') },
    { text: next === undefined ? say('full') : say('next_space', { n: String(next) }) },
    { text: say('pays', { n: worth }), tone: 'money' },
    port.fort && { text: say('fort_means', { n: String(components.costs.fort_dice) }) },
    port.basilica && { text: say('basilica_means', { n: String(components.payout.basilica) }) },
  ]
  return lines.filter((line) => line !== false)
}

export const portLabel = (teller: Teller, printed: PrintedPort): string =>
  listed([teller.words.name('port', printed.id), ...portLines(teller, printed).map((line) => line.text)])

/** What is said of a galley. */
export function galleyLines(teller: Teller, number: string, galley: Galley): Line[] {
  const { words, say, table, figures } = teller
  const aboard = cubes(galley.cargo)
  const active = table.activation.galley === Number(number)
  const moved = !active && !figures.waits.includes(number)
  const lines: (Line | false)[] = [
    { text: words.who(galley.owner) },
    { text: say('lies_in', { field: words.name('field', galley.field) }), tone: 'quiet' },
    { text: say('sailors', { n: String(galley.sailors) }) },
    { text: aboard.length ? goods(teller, aboard) : say('no_cargo') },
    { text: say('free_places', { n: String(figures.room[number] ?? 0) }), tone: 'quiet' },
    active && { text: say('is_active'), tone: 'money' },
    moved && { text: say('has_moved'), tone: 'quiet' },
    table.resting.includes(number) && { text: say('number_rests'), tone: 'quiet' },
  ]
  return lines.filter((line) => line !== false)
}

export const galleyLabel = (teller: Teller, number: string, galley: Galley): string =>
  listed([teller.say('galley', { number }), ...galleyLines(teller, number, galley).map((line) => line.text)])

/** What awaits the active galley in a field it may sail to. */
export function voyageLines(teller: Teller, galley: Galley, field: string): Line[] {
  const { words, say, figures } = teller
  const there = figures.reach[field]
  if (!there) return []
  const sold = { goods: goods(teller, there.goods), n: String(there.ducats) }
  const lines: (Line | false)[] = [
    there.goods.length > 0 && { text: say(there.ducats ? 'sale' : 'sale_own', sold), tone: 'money' },
    there.stopper !== null && {
      text: say('may_stop', {
        seat: words.name('seat', there.stopper),
        n: String(there.strength),
        crew: String(galley.sailors),
      }),
      tone: 'danger',
    },
    { text: say('dice', { n: String(there.dice) }), tone: 'quiet' },
  ]
  return lines.filter((line) => line !== false)
}
