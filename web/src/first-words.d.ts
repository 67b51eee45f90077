declare module 'virtual:first-words' {
  import type { TextFile } from './lib/wire'

  /** language -> a part of its `web.toml` */
  const words: Record<string, TextFile | undefined>
  export default words
}
