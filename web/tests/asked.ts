import { render } from '@testing-library/svelte'
import type { BoardModule } from '../src/lib/board'
import Prompt from '../src/table/Prompt.svelte'
import type { Scene } from './fake'
import { seated } from './seated'
import { components } from './texts'

/** The question of a scene, with what a board adds to it. */
export async function asked(scene: Scene, board: Partial<BoardModule> = {}, openDeals?: () => void) {
  const { table } = await seated(scene)
  const props = { table, listed: false, onlist: () => {}, result: () => {}, components: components(scene.game) }
  return render(Prompt, { ...props, board: board as BoardModule, openDeals })
}
