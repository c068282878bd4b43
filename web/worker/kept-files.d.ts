/** Written by the build (`web/build/kept-files.ts`). */
declare module 'virtual:kept-files' {
  /** The last script of the page: its name changes with every change of the code. */
  export const entry: string
  /** The files that the kept screens load. */
  export const files: string[]
}
