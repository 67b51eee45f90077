/** What the shell loads for Serenissima (2012). */

export { default } from './Board.svelte'
export { default as Panel } from './Panel.svelte'

export const promptOver = true
