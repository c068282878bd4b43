import { z } from 'zod'
import { TemplateKind } from './template-kind.schema.ts'

/**
 * The text of a message that an agent sends from their own phone or messenger, in the customer's language; empty where
 * no mail fits the rental's state.
 */
export const RentalMessage = z.object({ kind: TemplateKind.nullable(), text: z.string() })
export type RentalMessage = z.infer<typeof RentalMessage>
