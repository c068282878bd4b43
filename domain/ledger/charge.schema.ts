import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { Id } from '../kernel/field.schema.ts'
import { requiredLines } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { chargeKinds } from './charge.ts'

/** The fields of a charge; the answer and the columns of its queries derive from them. */
export const ChargeFields = z.object({
  kind: z.enum(chargeKinds),
  /** In euros, more than zero. */
  amount: Euros,
  /** The text that the customer reads. */
  reason: requiredLines(500),
  correctsChargeId: Id.nullable(),
})

/**
 * A charge on top of the agreed price, decided by an agent, with a reason. With `correctsChargeId` it takes that charge
 * back in full.
 */
export const ChargeCreation = ChargeFields.partial({ correctsChargeId: true }).extend({
  /** Allows damage charges above the waiver, which are otherwise refused with `amount_over`. */
  isOverConfirmed: z.boolean().optional(),
})
export type ChargeCreation = z.infer<typeof ChargeCreation>

export const Charge = z.object({
  id: z.int(),
  rentalId: z.int(),
  ...stored(ChargeFields),
  decidedAt: z.string(),
  decidedBy: MemberName.nullable(),
  /** The document that bills it, unless it is credited in full. */
  invoice: z.object({ id: z.int(), number: z.string() }).nullable(),
})
export type Charge = z.infer<typeof Charge>
