import { z } from 'zod'
import { requiredLines } from '../kernel/field.ts'
import { hasTwoDecimals } from '../kernel/money.ts'
import { rule } from '../kernel/validation.ts'

/** The request for a credit note. Without lines it credits all that is left of the document. */
export const CreditRequest = z.object({
  /** The text that the customer reads. */
  reason: requiredLines(500),
  lines: z
    .array(
      z.object({
        /** The position of the line in the document, from 0. */
        index: z.int().min(0).max(1000),
        /** All that is left of the line when absent. */
        quantity: z
          .number()
          .positive()
          .max(100_000)
          .refine(
            ...rule(hasTwoDecimals, 'pattern', {
              fr: 'Une quantité a deux décimales au plus',
              en: 'A quantity has at most two decimals',
            }),
          )
          .optional(),
      }),
    )
    .min(1)
    .max(200)
    .optional(),
})
export type CreditRequest = z.infer<typeof CreditRequest>
