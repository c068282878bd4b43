import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { chargeKinds } from '../ledger/charge.ts'
import { paymentMethods } from '../ledger/payment.ts'
import { SentMail } from './mail/mail.schema.ts'
import { stepKinds } from './timeline.ts'

/** One step of a rental's life. */
export const TimelineStep = z.object({
  /** Unique in its timeline: `a12` for the audit trail, `m3` for a mail. */
  key: z.string(),
  kind: z.enum(stepKinds),
  at: z.string(),
  /** The author; null when a program or the customer did it, or when it happened automatically. */
  who: MemberName.nullable(),
  /** The key of the program that did it. */
  apiKey: z.object({ id: z.int(), name: z.string() }).nullable(),
  byCustomer: z.boolean(),
  /** The changed fields, each as `[before, after]`: dates, vehicle (plate), amounts, discount, agencies (name). */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** The amounts of a payment or a refund. */
  payment: z
    .object({
      totalAmount: z.number(),
      securityDepositAmount: z.number(),
      method: z.enum(paymentMethods),
      /** True for the part of the deposit that a settlement kept: no money went back. */
      isDepositKept: z.boolean(),
    })
    .nullable(),
  charge: z.object({ kind: z.enum(chargeKinds), amount: z.number(), reason: z.string() }).nullable(),
  /** The document that was issued: an invoice, an advance, a claim or a credit note, with its total in euros. */
  document: z.object({ id: z.int(), number: z.string(), totalAmount: z.number() }).nullable(),
  mail: SentMail.nullable(),
})
export type TimelineStep = z.infer<typeof TimelineStep>
