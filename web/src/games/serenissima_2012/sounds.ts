/** What is heard when. */

import type { Sounds } from '../../lib/sound'

const sounds: Sounds = {
  oars: 'sail',
  coins: 'paid paid_to sold payout',
  dice: 'roll fire',
  knock: 'launched build_fort build_basilica buy_goods',
  chain: 'block attack_galley attack_port',
  cloth: 'took_port occupy',
  page: 'card',
  dull: 'sank lost_port',
}

export default sounds
