import { z } from 'zod'

/** The outcome of each imported row, in the order of the rows; in a check, the expected one. */
export const ImportOutcome = z.object({
  rows: z.array(
    z.object({
      /** `existing` when the company, or an earlier row, has the same thing already. */
      state: z.enum(['created', 'existing', 'refused']),
      /** The id of the created thing; null otherwise and in a check. */
      id: z.int().nullable(),
      /** The field of the row that is refused or known already. */
      path: z.string().nullable(),
      /** The reason, in the user's language. */
      message: z.string().nullable(),
    }),
  ),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>
