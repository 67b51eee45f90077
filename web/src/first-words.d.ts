declare module 'virtual:first-words' {
  /** language -> a part of its `web.ftl` */
  const words: Record<string, string | undefined>
  export default words
}

declare module 'virtual:proof-words' {
  /** language -> a part of its `web.ftl` */
  const words: Record<string, string | undefined>
  export default words
}
