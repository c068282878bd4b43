import { z } from 'zod'
import { importedKinds } from './batch.ts'

const KeptThing = z.object({
  kind: z.enum(importedKinds),
  id: z.int(),
  /**
   * The customer's name, the plate, the name of the option or fee, the rental's number, or the agency, season, category
   * and length of a price.
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
  removed: z.record(z.enum(importedKinds), z.int()),
  keptCount: z.int(),
  kept: z.array(KeptThing),
})
export type ImportUndone = z.infer<typeof ImportUndone>
