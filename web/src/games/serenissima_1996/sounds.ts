/** What is heard when. */

import type { Sounds } from '../../lib/sound'

const sounds: Sounds = {
  oars: 'step',
  coins: 'paid paid_to sold income',
  dice: 'roll',
  knock: 'loaded launched build_fort crewed',
  chain: 'attack_galley attack_port refuse',
  cloth: 'took_port captured',
  wax: 'bid bid_handed_in',
  dull: 'sank',
}

export default sounds
