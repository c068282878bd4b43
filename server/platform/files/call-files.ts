import type { Content, Files } from './files.ts'

/** What a call stores: it stays when the call succeeds, and goes when its transaction does not. */
export type CallFiles = { put: (key: string, content: Content) => Promise<void> }

/** The files of one call. `undo` removes what was stored so far. */
export function callFiles(files: Files): CallFiles & { undo: () => Promise<void> } {
  const stored: string[] = []
  return {
    async put(key, content) {
      stored.push(key)
      await files.put(key, content)
    },
    async undo() {
      await Promise.allSettled(stored.splice(0).map((key) => files.remove(key)))
    },
  }
}
