import { z } from 'zod'

const Words = z.object({ fr: z.string(), en: z.string() })

/** The words under the deposit and the excess (`waiver`), on papers and on the customer's page. */
export const SecurityTexts = z.object({ deposit: Words, waiver: Words })
export type SecurityTexts = z.infer<typeof SecurityTexts>
