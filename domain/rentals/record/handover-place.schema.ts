import { z } from 'zod'
import { optionalText, requiredText } from '../../kernel/field.ts'

/** The place where a vehicle is handed over or collected when it is not at the agency. */
export const HandoverPlace = z.object({
  address: requiredText(300),
  postalCode: optionalText(10),
  city: optionalText(100),
})
export type HandoverPlace = z.infer<typeof HandoverPlace>
