import { z } from 'zod'
import { SentMail } from './mail.ts'
import { chargeKinds } from './money/charge.ts'
import { paymentMethods } from './money/payment.ts'

/** What can have happened to a rental. */
export const stepKinds = [
  'created',
  'changed',
  'draft',
  'quote',
  'validating',
  'pending',
  'delivered',
  'vehicle_changed',
  'returned',
  'cancelled',
  'lapsed',
  'paid',
  'refunded',
  'charged',
  'uncharged',
  'mailed',
] as const
export type StepKind = (typeof stepKinds)[number]

/** One step of a rental's life. */
export const TimelineStep = z.object({
  /** Unique in its timeline: `a12` for the audit trail, `m3` for a mail. */
  key: z.string(),
  kind: z.enum(stepKinds),
  at: z.string(),
  /** Who did it; null when it was the customer on their page, or time. */
  who: z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  byCustomer: z.boolean(),
  /** What was changed, `[before, after]`, of what people read: dates, vehicle (plate), amounts, discount, agencies (name). */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Of a payment or a refund. */
  payment: z
    .object({ totalAmount: z.number(), securityDepositAmount: z.number(), method: z.enum(paymentMethods) })
    .nullable(),
  charge: z.object({ kind: z.enum(chargeKinds), amount: z.number(), reason: z.string() }).nullable(),
  mail: SentMail.nullable(),
})
export type TimelineStep = z.infer<typeof TimelineStep>
