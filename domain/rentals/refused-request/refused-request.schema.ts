import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { Id } from '../../kernel/field.schema.ts'
import { stored } from '../../kernel/stored.ts'
import { Instant } from '../../kernel/time.schema.ts'
import { referralModes } from '../record/referral-mode.ts'

/** A search that found no free vehicle: where, when, of which category (null: of any) and how the customer asked. */
export const RefusedRequestFields = z.object({
  departureAgencyId: Id,
  categoryId: Id.nullable(),
  start: Instant,
  end: Instant,
  referralMode: z.enum(referralModes),
})

export const RefusedRequestCreation = RefusedRequestFields.partial({ categoryId: true, referralMode: true })
export type RefusedRequestCreation = z.infer<typeof RefusedRequestCreation>

/** A request that was refused because nothing was free. It says nothing about the customer. */
export const RefusedRequest = z.object({
  id: z.int(),
  ...stored(RefusedRequestFields),
  departureAgency: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  category: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  /** Null for a program. */
  createdBy: MemberName.nullable(),
})
export type RefusedRequest = z.infer<typeof RefusedRequest>
