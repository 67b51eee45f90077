/** What is heard when. */

import type { Sounds } from '../../lib/sound'

const sounds: Sounds = {
  oars: 'sailed destination jump',
  coins: 'paid paid_to group_paid',
  knock: 'loaded buy_goods',
  page: 'card card_drawn drew dealt played offer_sent',
}

export default sounds
