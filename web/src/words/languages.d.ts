declare module 'virtual:languages' {
  /** A language of the pages: its code, what it calls itself, and its sentences when they are wanted. */
  export const LANGUAGES: readonly {
    code: string
    name: string
    load: () => Promise<{ default: string }>
  }[]
}
