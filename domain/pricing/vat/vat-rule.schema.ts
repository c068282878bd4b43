import { z } from 'zod'

/**
 * The reason for a document without VAT; its words are mentions with dates of validity. `compensation` is that of a
 * claim, a text is the company's own for an agency.
 */
export const Exemption = z.union([
  z.enum(['threshold', 'territory', 'no_french_vat', 'compensation']),
  z.object({ reason: z.string() }),
])
export type Exemption = z.infer<typeof Exemption>
