import './palette.css'
import { room } from '../../lib/room'
import { FORM, type Game } from './view.gen'

export default room<Game>({
  form: FORM,
  board: () => import('./board/Board.svelte'),
  pieces: () => import('./Pieces.svelte'),
  endings: ['water', 'skip', 'finish', 'decline'],
})
