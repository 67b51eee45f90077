import type { Room } from '../../lib/room'
import Picture from './Picture.svelte'

const room: Room = {
  board: () => import('./board/Board.svelte'),
  deals: () => import('./deal/Deal.svelte'),
  Picture,
}

export default room
