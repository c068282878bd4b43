import { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { importedKinds } from './batch.ts'

/** A use that keeps an imported thing when its import is undone: its code in the answer, and its words. */
export type KeptReason = Sentence & {
  code: string
  /** The lowest of several is named; 4 when absent. */
  rank?: number
}

/** The most things that the answer names; `keptCount` counts all of them. */
export const mostNamed = 100

const KeptThing = z.object({
  kind: z.enum(importedKinds),
  id: z.int(),
  /**
   * The customer's name, the plate, the option's name, the rental's number, or the agency, season, category and length
   * of a price.
   */
  name: z.string(),
  /** The code of the use that keeps it: `payment`, `rental`, `changed`. */
  reason: z.string(),
  words: z.object({ fr: z.string(), en: z.string() }),
})
export type KeptThing = z.infer<typeof KeptThing>

/** The result of undoing an import. */
export const ImportUndone = z.object({
  /** The number of removed things of each kind, and of prices that are as before. */
  removed: z.object({ customers: z.int(), vehicles: z.int(), options: z.int(), rentals: z.int(), prices: z.int() }),
  keptCount: z.int(),
  kept: z.array(KeptThing),
})
export type ImportUndone = z.infer<typeof ImportUndone>

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
