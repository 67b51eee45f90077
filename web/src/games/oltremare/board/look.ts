/** Colours and pictures of goods, symbols and markers. */

export interface Look {
  colour: string
  icon: string
}

export const GOODS: Record<string, Look> = {
  gems: { colour: 'var(--om-gems)', icon: 'emerald' },
  scrolls: { colour: 'var(--om-scrolls)', icon: 'tied-scroll' },
  silk: { colour: 'var(--om-silk)', icon: 'rolled-cloth' },
  salt: { colour: 'var(--om-salt)', icon: 'powder-bag' },
  pottery: { colour: 'var(--om-pottery)', icon: 'amphora' },
  olives: { colour: 'var(--om-olives)', icon: 'olive' },
  grain: { colour: 'var(--om-grain)', icon: 'wheat' },
}
export const goodLook = (good: string): Look => GOODS[good] ?? { colour: 'var(--ink-3)', icon: 'barrel' }

export const MARKERS: Record<string, Look & { on?: string; rim?: string }> = {
  calm_sea: { colour: 'var(--om-calm)', icon: 'waves' },
  compass: { colour: 'var(--land)', icon: 'compass', on: 'var(--oxblood)', rim: 'var(--oxblood)' },
  fight_pirates: { colour: 'var(--om-pirate)', icon: 'skull-crossed-bones' },
  big_deal: { colour: 'var(--om-deal)', icon: 'coins', on: 'var(--umber)' },
  local_authority: { colour: 'var(--wine)', icon: 'imperial-crown' },
  favourable_terms: { colour: 'var(--om-terms)', icon: 'scales' },
}

export const SYMBOLS = ['ducato', 'pirate', 'cards', 'ship']
