import { z } from 'zod'
import { Customer } from '../customers/customer.schema.ts'
import { Id } from '../kernel/field.schema.ts'
import { joinedFieldNames, type MergedField, mergedFieldNames } from './merged-fields.ts'
import { twinKeys } from './twin.ts'

const Choice = z.enum(['kept', 'merged'])
const Joined = z.enum(['kept', 'merged', 'both'])

/** The customer whose value each field gets; both values of phones and comments. */
const Choices = z.object(
  Object.fromEntries(
    mergedFieldNames.map((name) => [
      name,
      (joinedFieldNames.some((joined) => joined === name) ? Joined : Choice).optional(),
    ]),
  ) as Record<MergedField, z.ZodOptional<typeof Joined>>,
)

/** The customer who is merged into the one of the path, with the version of both that was compared. */
export const MergeCreation = z.object({
  customerId: Id,
  /** A field that is left out gets the kept customer's value, or the other one's where that is empty. */
  fields: Choices.optional(),
  /** The `version` of the comparison. Without one, the values of this moment are merged. */
  version: z.string().max(100).optional(),
})
export type MergeCreation = z.infer<typeof MergeCreation>

const Counts = z.object({ rentals: z.int(), documents: z.int(), invoices: z.int(), fines: z.int() })

/** Two customers side by side. */
export const Comparison = z.object({
  customer: Customer,
  other: Customer,
  shared: z.array(z.enum(twinKeys)),
  /** The numbers of rows that name each of them. */
  counts: z.object({ customer: Counts, other: Counts }),
  isDistinct: z.boolean(),
  /** The reason for which they cannot be merged; null when they can be. */
  refusal: z.string().nullable(),
  /** Changes with the values of either. */
  version: z.string(),
})
export type Comparison = z.infer<typeof Comparison>

/** A merge into a customer. */
export const Merge = z.object({
  id: z.int(),
  /** The customer who was merged: their number stays, and their name until they are erased. */
  customer: z.object({ id: z.int(), publicId: z.string(), name: z.string() }),
  mergedAt: z.string(),
  mergedBy: z.string().nullable(),
  /** The instant until which it can be undone; null when it cannot be any more. */
  undoableUntil: z.string().nullable(),
})
export type Merge = z.infer<typeof Merge>

/** The kept customer, with the merge that can be undone for a day. */
export const MergedCustomer = z.object({ mergeId: z.int(), customer: Customer })
export type MergedCustomer = z.infer<typeof MergedCustomer>
