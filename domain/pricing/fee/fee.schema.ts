import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalText, requiredText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { stored } from '../../kernel/stored.ts'
import { feeEnds, feeKinds } from './fee.ts'

/** The case in which a fee is charged. */
export const FeeKind = z.enum(feeKinds)
export type FeeKind = z.infer<typeof FeeKind>

/** The end of the rental that a fee is for. */
export const FeeEnd = z.enum(feeEnds)
export type FeeEnd = z.infer<typeof FeeEnd>

/** The fields of a fee; the answer and the columns of its queries derive from them. */
export const FeeFields = z.object({
  kind: FeeKind,
  name: requiredText(100),
  /** The name that customers read in English; null: the name. */
  nameEn: optionalText(100),
  isEnabled: z.boolean(),
  /** The amount charged once; of an additional driver once for each. */
  price: Euros,
  /** The amount charged per day of rental, for an additional driver only. */
  dailyPrice: Euros,
  /** The greatest amount charged per rental for each additional driver; null where there is no such limit. */
  maxAmount: Euros.nullable(),
  /** The agency that is left, or the one place that is charged for; null: every agency, where that is possible. */
  agencyId: Id.nullable(),
  /** The agency of the return, for a one-way rental only. */
  toAgencyId: Id.nullable(),
  /** The category of a one-way rental; null: every category. */
  categoryId: Id.nullable(),
  /** The end of the rental that counts; null: both. For opening hours, places and deliveries. */
  at: FeeEnd.nullable(),
  /** True to charge what is outside opening hours on a public holiday too, at any time. */
  isOnHolidays: z.boolean(),
  /** The zone of a delivery: postal codes, or their beginnings; none: everywhere. */
  postalCodes: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[0-9A-Z]{2,10}$/),
    )
    .max(200),
  /** The number of additional drivers that are free. */
  freeCount: z.int().min(0).max(10),
})

export const FeeCreation = FeeFields.partial().required({ kind: true, name: true })
export type FeeCreation = z.infer<typeof FeeCreation>

/** A change of a fee; its kind stays. */
export const FeeChange = FeeFields.omit({ kind: true }).partial()
export type FeeChange = z.infer<typeof FeeChange>

/** A rule of the company by which a fee charges itself. */
export const Fee = z.object({ id: z.int(), companyId: z.int(), ...stored(FeeFields) })
export type Fee = z.infer<typeof Fee>

/** A fee that an agent took out of the price of a rental, with the reason. */
export const WaivedFee = z.object({
  feeId: Id,
  /** The end for which it would be charged, as in the price. */
  at: FeeEnd.nullable(),
  reason: requiredText(300),
})
export type WaivedFee = z.infer<typeof WaivedFee>
