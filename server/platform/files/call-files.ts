import type { Content, Files } from './files.ts'

/** The files that a call stores: kept when the call succeeds, removed when its transaction fails. */
export type CallFiles = { put: (key: string, content: Content) => Promise<void> }

/** Collects the files of one call. `undo` removes those stored so far. */
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
