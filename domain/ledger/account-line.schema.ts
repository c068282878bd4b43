import { z } from 'zod'

/**
 * The sum of a rental's entries of one kind between its price and its payments, in euros: above zero when they raise
 * what is due, below when they lower it. The kind is one of `entryKinds`, or one that a newer version added.
 */
export const AccountLine = z.object({ kind: z.string(), amount: z.number() })
export type AccountLine = z.infer<typeof AccountLine>
