/** Colours and pictures of goods and symbols. */

export const GOODS: Record<string, { colour: string; icon: string }> = {
  gems: { colour: '#6d3f8c', icon: 'cut-diamond' },
  scrolls: { colour: '#2c5a8c', icon: 'tied-scroll' },
  silk: { colour: '#b23a5e', icon: 'rolled-cloth' },
  salt: { colour: '#63717c', icon: 'powder-bag' },
  pottery: { colour: '#b3592a', icon: 'amphora' },
  olives: { colour: '#67762a', icon: 'olive' },
  grain: { colour: '#94700f', icon: 'wheat' },
}

export const SYMBOLS: Record<string, string> = {
  ducato: 'two-coins',
  pirate: 'black-flag',
  cards: 'card-draw',
  ship: 'galley',
}
