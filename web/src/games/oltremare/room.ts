import './palette.css'
import { room } from '../../lib/room'
import { FORM, type Game } from './view.gen'

export default room<Game>({
  form: FORM,
  board: () => import('./board/Board.svelte'),
  deals: () => import('./deal/deals'),
  atlas: () => import('./atlas'),
  pieces: () => import('./Pieces.svelte'),
  endings: ['end_trading', 'done', 'silent', 'decline', 'pass', 'stay'],
})
