/** What is heard when. */

import type { Sounds } from '../../lib/sound'

const sounds: Sounds = {
  coins: 'ducats_gained ducats_paid',
  dice: 'roll',
  knock: 'complete place',
  page: 'drawn',
  wax: 'bid bid_sealed',
  dull: 'torn_down',
}

export default sounds
