/** Colours and pictures of goods, symbols and markers. */

export interface Look {
  colour: string
  icon: string
}

export const GOODS: Record<string, Look> = {
  gems: { colour: '#6d3f8c', icon: 'emerald' },
  scrolls: { colour: '#2c5a8c', icon: 'tied-scroll' },
  silk: { colour: '#b23a5e', icon: 'rolled-cloth' },
  salt: { colour: '#63717c', icon: 'powder-bag' },
  pottery: { colour: '#b3592a', icon: 'amphora' },
  olives: { colour: '#67762a', icon: 'olive' },
  grain: { colour: '#94700f', icon: 'wheat' },
}
export const goodLook = (good: string): Look => GOODS[good] ?? { colour: 'var(--ink-3)', icon: 'barrel' }

export const MARKERS: Record<string, Look & { on?: string; rim?: string }> = {
  calm_sea: { colour: '#4c7f8c', icon: 'waves' },
  compass: { colour: '#f6ecd0', icon: 'compass', on: 'var(--oxblood)', rim: 'var(--oxblood)' },
  fight_pirates: { colour: '#3a3340', icon: 'skull-crossed-bones' },
  big_deal: { colour: '#c39427', icon: 'coins', on: '#3d2814' },
  local_authority: { colour: '#7b1e3a', icon: 'imperial-crown' },
  favourable_terms: { colour: '#5d7434', icon: 'scales' },
}

export const SYMBOLS = ['ducato', 'pirate', 'cards', 'ship']
