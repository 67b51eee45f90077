/** When there is something to deal about; the deal table itself comes when it is wanted. */

export { dealing, talking } from './talks'
export const wide = true
export const open = () => import('./Deal.svelte')
