/** What the news of a position are shown with on a sea chart. */

import type { Say } from './say'
import type { Box, Point, Sheet } from './sheet'

export interface SeaScene<Table, Components> {
  sheet: Sheet
  components: Components
  /** the table before the news, and after them */
  before: Table
  after: Table
  /** where a galley lay, and where it lies now */
  from: (galley: string) => Point | undefined
  to: (galley: string) => Point | undefined
  plaque: (port: string) => Box | undefined
  say: Say
}
