/** The ports and the galleys of 2012, as the chart shows them. */

import { type Afloat, plaqueBox } from '../../../chart/layout'
import type { Port } from '../../../chart/Ports.svelte'
import type { ChartScene } from '../../../chart/pieces'
import { cubes } from '../../../parts/cargo'
import { liveryOf } from '../../../parts/livery'
import type { Ship } from '../../../parts/Moorings.svelte'
import { type Noun, pickable, standIn, standing } from '../../../parts/pickable'
import type { Galley } from '../view.gen'
import type { PrintedPort } from './table'
import { galleyLabel, portLabel, type Teller } from './tell'

export type Scene = ChartScene<Teller>

export type PortHere = Port & { port: PrintedPort }
export type GalleyHere = Afloat & { galley: Galley }

/** All ports; with `apart` those that cannot be answered with stand back. */
export const portsOn = (scene: Scene, apart: boolean): PortHere[] =>
  scene.teller.components.ports.flatMap((port) => portOn(scene, port, apart) ?? [])

function portOn({ sheet, unit, teller, pick, point, sail }: Scene, port: PrintedPort, apart: boolean): PortHere | null {
  const { figures, table, words, say } = teller
  const view = table.ports[port.id]
  const name = words.name('port', port.id)
  if (!view) return null
  const there = sail?.(port.field) ?? null
  const piece = there
    ? standIn(there.piece, ['port', port.id], portLabel(teller, port))
    : pickable(pick, portNouns(teller, port), portLabel(teller, port), { point: point('port', port.id) })
  const { owner, garrison, stored, fort, basilica } = view
  return {
    id: port.id,
    port,
    at: sheet.ports[port.id] ?? [0, 0],
    box: plaqueBox(sheet, port.id, name, port.size, unit),
    fill: owner ? liveryOf(owner).fill : 'var(--dot)',
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
      pays: figures.pays[port.id] ?? 0,
      great: port.start,
      closed: view.closed ? say('closed') : null,
      brings: there?.brings ?? null,
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
  const { components, figures, table } = teller
  const ship = ({ id, galley }: GalleyHere): Ship => ({
    owner: galley.owner,
    sailors: galley.sailors,
    cargo: cubes(galley.cargo),
    slots: components.limits.galley_slots,
    active: Number(id) === table.activation.galley,
    moved: Number(id) !== table.activation.galley && !figures.waits.includes(id),
    threat: blockers.includes(id),
    piece: pickable(pick, galleyNouns(id), galleyLabel(teller, id, galley), { point: point('galley', id) }),
  })
  return Object.fromEntries(afloat.map((one) => [one.id, ship(one)]))
}
