/** Ports, galleys and fields of the 2012 chart in words: for tooltips and for those who listen to the board. */

import { listed, type Telling } from '../../../chart/say'
import type { Line } from '../../../chart/Tip.svelte'
import type { Components, Galley, Table } from '../view.gen'
import { bestSale, cubes, type PrintedPort, pays, stopper } from './table'

export type Teller = Telling<Table, Components>

const goods = ({ words }: Teller, list: readonly string[]): string =>
  list.map((good) => words.name('good', good)).join(', ')

/** What is said of a port, part by part. */
export function portLines(teller: Teller, printed: PrintedPort): Line[] {
  const { words, say, table, components } = teller
  const port = table.ports[printed.id]
  if (!port) return []
  const next = printed.values[port.stored.length]
  const worth = String(pays(components, printed, port))
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
  const { words, say, table, components } = teller
  const aboard = cubes(galley.cargo)
  const active = table.activation.galley === Number(number)
  const moved = !active && Number(number) < table.wheel
  const lines: (Line | false)[] = [
    { text: words.name('seat', galley.owner) },
    { text: say('lies_in', { field: words.name('field', galley.field) }), tone: 'quiet' },
    { text: say('sailors', { n: String(galley.sailors) }) },
    { text: aboard.length ? goods(teller, aboard) : say('no_cargo') },
    {
      text: say('free_places', { n: String(components.limits.galley_slots - galley.sailors - aboard.length) }),
      tone: 'quiet',
    },
    active && { text: say('is_active'), tone: 'money' },
    moved && { text: say('has_moved'), tone: 'quiet' },
    table.resting.includes(number) && { text: say('number_rests'), tone: 'quiet' },
  ]
  return lines.filter((line) => line !== false)
}

export const galleyLabel = (teller: Teller, number: string, galley: Galley): string =>
  listed([teller.say('galley', { number }), ...galleyLines(teller, number, galley).map((line) => line.text)])

/** What awaits the active galley in a field it may sail to. */
export function voyageLines(teller: Teller, galley: Galley, field: string, steps: number): Line[] {
  const { words, say, table, components } = teller
  const port = components.fields.find(({ id }) => id === field)?.port
  const sale = port ? bestSale(components, table, galley, port) : null
  const stop = stopper(table, galley, field)
  const dice = Math.max(0, galley.sailors - table.activation.steps_moved - steps)
  const sold = sale && { goods: goods(teller, sale.goods), n: String(sale.ducats) }
  const lines: (Line | null)[] = [
    sold && { text: say(sale.ducats ? 'sale' : 'sale_own', sold), tone: 'money' },
    stop && {
      text: say('may_stop', {
        seat: words.name('seat', stop.seat),
        n: String(stop.sailors),
        crew: String(galley.sailors),
      }),
      tone: 'danger',
    },
    { text: say('dice', { n: String(dice) }), tone: 'quiet' },
  ]
  return lines.filter((line) => line !== null)
}
