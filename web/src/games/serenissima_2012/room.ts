import './palette.css'
import { room } from '../../lib/room'
import { FORM, type Game } from './view.gen'

export default room<Game>({
  form: FORM,
  board: () => import('./board/Board.svelte'),
  atlas: () => import('./atlas'),
  pieces: () => import('./Pieces.svelte'),
  endings: ['pass', 'load_done', 'stop', 'allow', 'end_turn', 'invest_done', 'catch_up_done'],
})
