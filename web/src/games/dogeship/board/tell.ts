/** Fields, tiles and stacks of the shipyard in words: for tooltips and for those who listen to the board. */

import { listed } from '../../../chart/say'
import type { Picker } from '../../../lib/board'
import type { Arms } from '../../../lib/heraldry'
import type { Words } from '../../../lib/words'
import type { Components, Name } from '../view.gen'
import { signed } from './look'
import {
  type Action,
  approvalsOf,
  type BarrierTile,
  type Bonus,
  type DogeshipView,
  type DogeTile,
  type Field,
  type Kind,
  type Tile,
  type Trigger,
  tileOf,
} from './table'

/** What most parts of the yard are told. */
export interface Sight {
  teller: Teller
  pick: Picker
  armsOf: (seat: string) => Arms
}

export interface Teller {
  words: Words
  view: DogeshipView
  components: Components
}

export const zoneName = ({ words }: Teller, zone: string): string => words.label(`zone_${zone}`)

const gain = ({ words }: Teller, resource: string, n: number): string =>
  words.label(`gain_${resource}`, { n: String(n) })

const kinds = ({ words }: Teller, targets: readonly Kind[], joint: string): string =>
  targets.map((kind) => words.name('kind', kind)).join(words.label(joint))

/** The one word that stands on a field. */
export const VERBS: Record<Action['type'], string> = {
  buy: 'verb_buy',
  complete: 'verb_complete',
  replace_galley: 'verb_replace',
  intrigue: 'verb_plot',
  ducats: 'verb_earn',
}

/** What a field does. */
export function actionWords(teller: Teller, action: Action): string {
  const { words } = teller
  if (action.type === 'replace_galley') return words.label('replace')
  if (action.type === 'ducats') return gain(teller, 'ducats', action.amount)
  if (action.type === 'intrigue') {
    if (action.kind === 'swap_doge') return words.label('swap')
    const price = action.pay ? ` ${words.label('for', { n: String(action.pay) })}` : ''
    return `${gain(teller, 'approvals', action.gain)}${price}`
  }
  const joint = action.mode === 'all_of' ? 'both' : 'either'
  return `${words.label(VERBS[action.type])}: ${kinds(teller, action.targets, joint)}`
}

/** What a field is and what it costs now. */
export function fieldLabel(teller: Teller, field: Field): string {
  const { words, view } = teller
  const owner = view.table.markers[field.id]
  const cost = view.figures.costs[field.id]
  const state = owner
    ? words.label('taken_by', { seat: words.name('seat', owner) })
    : cost
      ? words.label('price', { n: String(cost) })
      : words.label('free')
  const printed = ['ducats', 'intrigue'].includes(field.action.type) ? `${words.label(VERBS[field.action.type])}: ` : ''
  return listed([words.name('field', field.id), `${printed}${actionWords(teller, field.action)}`, state])
}

const TRIGGERS: Record<Trigger, string> = {
  buy: 'verb_buy',
  complete: 'verb_complete',
  intrigue: 'verb_plot',
  ducats: 'verb_earn',
}

export const triggerWord = ({ words }: Teller, trigger: Trigger): string => words.label(TRIGGERS[trigger])

export function bonusWords(teller: Teller, bonus: Bonus): string {
  if (bonus.type === 'gain') return gain(teller, bonus.resource, bonus.amount)
  return teller.words.label(`more_${bonus.type}`, { kind: teller.words.name('kind', bonus.target) })
}

export const barrierWords = (teller: Teller, { trigger, bonus }: BarrierTile): string =>
  `${triggerWord(teller, trigger)}: ${bonusWords(teller, bonus)}`

/** What is printed on a tile, part by part. */
export function tileWords(teller: Teller, tile: Tile): string[] {
  const { words, view } = teller
  const price = tile.cost ? words.label('price', { n: String(tile.cost) }) : words.label('free')
  if (tile.kind === 'blank') return [price]
  if (tile.kind === 'gondola') return [gain(teller, tile.reward.resource, tile.reward.amount), price]
  if (tile.kind === 'barrier')
    return [words.label('priority', { n: String(tile.priority) }), barrierWords(teller, tile), price]
  const now = view.figures.worth[tile.id]
  return [
    gain(teller, 'vp', tile.vp),
    tile.approval ? gain(teller, 'approvals', 1) : '',
    tile.params.map((colour) => words.label(`trait_${colour}`)).join(', '),
    price,
    now
      ? words.label('worth_now', {
          points: gain(teller, 'vp', now.points),
          approvals: gain(teller, 'approvals', now.approvals),
        })
      : '',
  ]
}

export const tileTitle = ({ words }: Teller, id: string): string => words.name('tile', id)

export function tileLabel(teller: Teller, id: string): string {
  const tile = tileOf(teller.components, id)
  return listed([tileTitle(teller, id), ...tileWords(teller, tile)])
}

export interface Readiness {
  text: string
  /** it can be built now */
  ready: boolean
  /** its zone is full */
  dead: boolean
}

/** What can become of a tile under construction, and what building it would bring now. */
export function readiness(teller: Teller, tile: Tile): Readiness {
  const { words, view } = teller
  const fate = view.figures.fates[tile.id]
  if (!fate) return { text: '', ready: false, dead: false }
  if (fate !== 'now') return { text: words.label(`fate_${fate}`), ready: false, dead: fate !== 'later' }
  const now = view.figures.worth[tile.id]
  const brings = now
    ? gain(teller, 'vp', now.points)
    : tile.kind === 'gondola'
      ? gain(teller, tile.reward.resource, tile.reward.amount)
      : tile.kind === 'barrier'
        ? words.label('priority', { n: String(tile.priority) })
        : ''
  return { text: words.label('build_brings', { brings }), ready: true, dead: false }
}

// The Doge

export function eventWords({ words }: Teller, { event }: DogeTile): string {
  if (event.type === 'high_water') return words.label('high_water', { level: String(event.level) })
  return words.label(event.type === 'inspection' ? 'inspection' : 'no_event')
}

export function dogeLabel(teller: Teller, tile: DogeTile): string {
  const { words, components } = teller
  const wishes = components.colours.map(({ id }) => `${words.label(`trait_${id}`)} ${signed(tile.values[id])}`)
  const zones = tile.violet_zones.map((zone) => words.name('zone', zone)).join(', ')
  return listed([...wishes, `${words.label('violet')}: ${zones}`, eventWords(teller, tile)])
}

// Stacks and seats

export function stackLabel(teller: Teller, stack: string): string {
  const { words, view } = teller
  const top = view.table.top_cost[stack]
  return listed([
    words.label('stack', { stack: words.name('stack', stack), n: String(view.figures.stacks[stack as Name['stack']]) }),
    top !== undefined && words.label('top', { n: String(top) }),
    ...zoneWords(teller, stack),
  ])
}

/** What may be drawn for a zone, and how much of it is still to be built. */
export function zoneWords({ words, view }: Teller, stack: string): string[] {
  const { zones, stacks } = view.figures
  if (!(stack in zones)) return []
  const { left, fate, least, most } = zones[stack as Name['zone']]
  return [
    left ? words.label('zone_left', { n: left }) : words.label(`fate_${fate}`),
    stacks[stack as Name['stack']] ? words.label('zone_brings', { least, most }) : '',
  ]
}

export function seatLabel(teller: Teller, seat: string): string {
  const { words, view } = teller
  const { table } = view
  const approvals = approvalsOf(view, seat)
  return listed([
    words.name('seat', seat),
    gain(teller, 'vp', table.vp[seat] ?? 0),
    gain(teller, 'ducats', table.ducats[seat] ?? 0),
    approvals !== null && gain(teller, 'approvals', approvals),
    words.label('markers_left', { n: String(table.available[seat] ?? 0) }),
    words.label('barriers_finished', { n: String(table.finished[seat]?.length ?? 0) }),
  ])
}
