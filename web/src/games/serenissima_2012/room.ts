import type { Room } from '../../lib/room'
import Picture from './Picture.svelte'

const room: Room = {
  board: () => import('./board/Board.svelte'),
  Picture,
  first: true,
}

export default room
