/** The ports and the galleys of 1996, as the chart shows them. */

import { type Afloat, plaqueBox } from '../../../chart/layout'
import type { Port } from '../../../chart/Ports.svelte'
import type { ChartScene } from '../../../chart/pieces'
import type { Picker } from '../../../lib/board'
import { cubes } from '../../../parts/cargo'
import { liveryOf } from '../../../parts/livery'
import type { Ship } from '../../../parts/Moorings.svelte'
import { type Noun, pickable, standIn, standing } from '../../../parts/pickable'
import type { Galley } from '../view.gen'
import { nationOf, type PrintedPort, spacesOf } from './table'
import { galleyLabel, portLabel, type Teller } from './tell'

export interface Scene extends ChartScene<Teller> {
  /** the galley that the question is about */
  acting: string | null
}

export type PortHere = Port & { port: PrintedPort }
export type GalleyHere = Afloat & { galley: Galley }

export const portsOn = (scene: Scene): PortHere[] =>
  scene.teller.components.ports.flatMap((port) => portOn(scene, port) ?? [])

function portOn({ sheet, unit, teller, pick, point, sail }: Scene, port: PrintedPort): PortHere | null {
  const { components, figures, table, words } = teller
  const view = table.ports[port.id]
  const name = words.name('port', port.id)
  const values = spacesOf(components, port)
  if (!view) return null
  const owner = nationOf(table, view.controller)
  const there = sail?.(port.zone) ?? null
  const { garrison, stored, fort } = view
  return {
    id: port.id,
    port,
    at: sheet.ports[port.id] ?? [0, 0],
    box: plaqueBox(sheet, port.id, name, values.length, unit),
    fill: view.controller ? liveryOf(owner).fill : 'var(--dot)',
    piece: there
      ? standIn(there.piece, ['port', port.id], portLabel(teller, port))
      : pickable(pick, portNouns(pick, port), portLabel(teller, port), { point: point('port', port.id) }),
    plaque: {
      name,
      good: port.product,
      values,
      stored,
      owner,
      garrison,
      fort,
      points: figures.ports[port.id][0],
      great: Boolean(port.capital_of),
      brings: there?.brings ?? null,
    },
  }
}

/** A port is also its garrison, once it is clear of which port the answer speaks. */
function portNouns(pick: Picker, port: PrintedPort): Noun[] {
  const nouns: Noun[] = [['port', port.id]]
  if (pick.state('port', port.id) === 'chosen') nouns.push(['place', 'garrison'], ['source', 'garrison'])
  return nouns
}

const galleyNouns = (number: string): Noun[] => [
  ['galley', number],
  ['place', number],
  ['source', number],
]

/** All galleys; those of whoever looks, and those that are asked for, lie apart. */
export const afloatOn = ({ teller, pick, me, acting }: Scene): GalleyHere[] =>
  Object.entries(teller.table.galleys).map(([id, galley]) => ({
    id,
    owner: galley.owner,
    galley,
    apart: galley.owner === me || id === acting || ['lit', 'chosen'].includes(standing(pick, galleyNouns(id))),
  }))

/** `askers` may refuse the galley in question to sail on. */
export function shipsOn(scene: Scene, afloat: readonly GalleyHere[], askers: readonly string[]): Record<string, Ship> {
  const { teller, pick, acting, point } = scene
  const { components, table } = teller
  const here = acting ? table.galleys[acting]?.zone : undefined
  const ship = ({ id, galley }: GalleyHere): Ship => ({
    owner: nationOf(table, galley.owner) ?? '',
    sailors: galley.crew,
    cargo: cubes(galley.cargo),
    slots: components.limits.berths_per_galley,
    active: id === acting,
    moved: id !== acting && table.turn.moved.includes(id),
    threat: askers.includes(galley.owner) && galley.zone === here,
    piece: pickable(pick, galleyNouns(id), galleyLabel(teller, id, galley, id === acting), {
      point: point('galley', id),
    }),
  })
  return Object.fromEntries(afloat.map((one) => [one.id, ship(one)]))
}
