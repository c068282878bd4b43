import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { SentMail } from '../rentals/mail/mail.schema.ts'
import { recordKinds, rentalKinds } from './history.ts'

const shared = {
  /** Unique in its history: `a12` for the audit trail, `m3` for a mail. */
  key: z.string(),
  at: z.string(),
  /** The author; null when a program or the customer did it, or when it happened automatically. */
  who: MemberName.nullable(),
  /** The key of the program that did it. */
  apiKey: z.object({ id: z.int(), name: z.string() }).nullable(),
}

const RentalOfStep = z.object({ id: z.int(), publicId: z.string() })

/** One step of the history of a customer or of a vehicle: about their own record, a rental or a mail. */
export const HistoryStep = z.discriminatedUnion('about', [
  z.object({
    ...shared,
    about: z.literal('record'),
    kind: z.enum(recordKinds),
    /** The names of the changed fields of the customer or the vehicle, without their values. */
    fields: z.array(z.string()),
  }),
  z.object({
    ...shared,
    about: z.literal('rental'),
    kind: z.enum(rentalKinds),
    byCustomer: z.boolean(),
    rental: RentalOfStep,
  }),
  z.object({
    ...shared,
    about: z.literal('mail'),
    mail: SentMail.pick({ kind: true, recipient: true, sentAt: true }),
    rental: RentalOfStep,
  }),
])
export type HistoryStep = z.infer<typeof HistoryStep>
