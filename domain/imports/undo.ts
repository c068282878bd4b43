import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'

/** A use that keeps an imported thing when its import is undone: its code in the answer, and its words. */
export type KeptReason = Sentence & {
  code: string
  /** The lowest of several is named; 4 when absent. */
  rank?: number
}

/** The most things that the answer names; `keptCount` counts all of them. */
export const mostNamed = 100

const dayMs = 86_400_000

/** Throws `conflict` for an import that was undone already, or that is older than a day. */
export function checkUndoable({ createdAt, undoneAt }: { createdAt: string; undoneAt: string | null }, now: string) {
  if (undoneAt) {
    throw new Problem('conflict', {
      fr: 'Cet import est déjà annulé.',
      en: 'This import is already undone.',
    })
  }
  if (Date.parse(now) - Date.parse(createdAt) >= dayMs) {
    throw new Problem('conflict', {
      fr: 'Cet import date de plus d’un jour\u202f: il ne s’annule plus. Supprimez ce qui est de trop depuis sa fiche.',
      en: 'This import is more than a day old and can no longer be undone. Delete what you do not want from its own page.',
    })
  }
}
