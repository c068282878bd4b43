import { z } from 'zod'
import { optionalLines } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { cancellationReasons } from './cancellation.ts'

/** The reason of a cancellation, and the fee that the agent decided; each may be absent. */
export const Cancellation = z
  .object({
    reason: z.enum(cancellationReasons),
    /** Required for `other`; read by the company only. */
    comment: optionalLines(500),
    /** In euros: becomes a charge that the customer owes. */
    feeAmount: Euros,
  })
  .partial()
export type Cancellation = z.infer<typeof Cancellation>
