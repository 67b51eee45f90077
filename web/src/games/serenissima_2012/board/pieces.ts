/** The ports and the galleys of 2012, as the chart shows them. */

import { type Afloat, plaqueBox } from '../../../chart/layout'
import type { Port } from '../../../chart/Ports.svelte'
import type { Sheet } from '../../../chart/sheet'
import type { Picker } from '../../../lib/board'
import { liveryOf } from '../../../parts/livery'
import type { Ship } from '../../../parts/Moorings.svelte'
import { type Noun, pickable, standing } from '../../../parts/pickable'
import type { Galley } from '../view.gen'
import { cubes, type PrintedPort, pays } from './table'
import { galleyLabel, portLabel, type Teller } from './tell'

export interface Scene {
  sheet: Sheet
  teller: Teller
  pick: Picker
  /** who looks */
  me: string | null
  /** what is pointed at */
  point: (kind: 'port' | 'galley', id: string) => (on: boolean) => void
}

export type PortHere = Port & { port: PrintedPort }
export type GalleyHere = Afloat & { galley: Galley }

/** All ports; with `apart` those that cannot be answered with stand back. */
export const portsOn = (scene: Scene, apart: boolean): PortHere[] =>
  scene.teller.components.ports.flatMap((port) => portOn(scene, port, apart) ?? [])

function portOn({ sheet, teller, pick, point }: Scene, port: PrintedPort, apart: boolean): PortHere | null {
  const { components, table, words, say } = teller
  const view = table.ports[port.id]
  const name = words.name('port', port.id)
  if (!view) return null
  const piece = pickable(pick, portNouns(teller, port), portLabel(teller, port), { point: point('port', port.id) })
  const { owner, garrison, stored, fort, basilica } = view
  return {
    id: port.id,
    port,
    at: sheet.ports[port.id] ?? [0, 0],
    box: plaqueBox(sheet, port.id, name, port.size),
    fill: owner ? liveryOf(owner).fill : 'var(--blue-on)',
    piece,
    dim: apart && piece.state === 'dark',
    plaque: {
      name,
      good: port.good,
      values: port.values,
      stored,
      owner,
      garrison,
      fort,
      basilica,
      pays: pays(components, port, view),
      great: port.start,
      closed: view.closed ? say('closed') : null,
    },
  }
}

/** A port is also a place to load at, where the active galley lies before it. */
function portNouns({ table }: Teller, port: PrintedPort): Noun[] {
  const nouns: Noun[] = [
    ['port', port.id],
    ['target', port.id],
  ]
  if (table.galleys[String(table.activation.galley)]?.field === port.field) nouns.push(['place', 'port'])
  return nouns
}

const galleyNouns = (number: string): Noun[] => [
  ['galley', number],
  ['place', number],
  ['target', number],
]

/** All galleys; those of whoever looks, and those that are asked for, lie apart. */
export const afloatOn = ({ teller: { table }, pick, me }: Scene): GalleyHere[] =>
  Object.entries(table.galleys).map(([id, galley]) => ({
    id,
    owner: galley.owner,
    galley,
    apart:
      galley.owner === me ||
      Number(id) === table.activation.galley ||
      ['lit', 'chosen'].includes(standing(pick, galleyNouns(id))),
  }))

/** `blockers` may stop the active galley. */
export function shipsOn(
  scene: Scene,
  afloat: readonly GalleyHere[],
  blockers: readonly string[],
): Record<string, Ship> {
  const { teller, pick, point } = scene
  const { components, table } = teller
  const ship = ({ id, galley }: GalleyHere): Ship => ({
    owner: galley.owner,
    sailors: galley.sailors,
    cargo: cubes(galley.cargo),
    slots: components.limits.galley_slots,
    active: Number(id) === table.activation.galley,
    moved: Number(id) !== table.activation.galley && Number(id) < table.wheel,
    threat: blockers.includes(id),
    piece: pickable(pick, galleyNouns(id), galleyLabel(teller, id, galley), { point: point('galley', id) }),
  })
  return Object.fromEntries(afloat.map((one) => [one.id, ship(one)]))
}
