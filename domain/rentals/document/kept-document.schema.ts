import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { occasions } from './kept-document.ts'

/** A document that can no longer change, because it was accepted or signed. Includes the SHA-256 of its text in hex. */
export const KeptDocument = z.object({
  id: z.int(),
  rentalId: z.int(),
  occasion: z.enum(occasions),
  sha256: z.string(),
  keptAt: z.string(),
  /** True when the customer accepted on their own page. */
  byCustomer: z.boolean(),
  keptBy: MemberName.nullable(),
})
export type KeptDocument = z.infer<typeof KeptDocument>
