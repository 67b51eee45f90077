/** The moves of a study and its people in words. */

import { type Arms, arms } from '../lib/heraldry'
import { say } from '../lib/house.svelte'
import type { StudyNode } from '../lib/wire'
import type { Study } from './study.svelte'

/** What was played, as a short phrase. */
export function moveText(study: Study, node: StudyNode): string {
  const table = study.board?.table
  if (!node.move.length) return say('study', 'beginning')
  return table?.catalogue ? table.words.move(table.catalogue, node.step, node.move) : node.move.join(' ')
}

/** Who has answered. */
export const whoText = (study: Study, node: StudyNode): string =>
  node.seat === null ? say('study', 'luck') : seatText(study, node.seat)

export const seatText = (study: Study, seat: number): string => study.board?.table.seatName(seat) ?? String(seat + 1)

export const armsOf = (study: Study, seat: number): Arms => arms(study.moment?.position.called[seat], seat)

/** Through whose eyes one looks. */
export const eyesText = (study: Study): string =>
  study.eyes === 'open'
    ? say('study', 'open')
    : study.eyes === 'watch'
      ? say('study', 'spectator')
      : seatText(study, Number(study.eyes))
