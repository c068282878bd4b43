import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { SentMail } from '../rentals/mail/mail.ts'
import type { StepKind } from '../rentals/timeline.ts'

/** The steps of a customer or a vehicle and of what belongs to them: the thing, then what happened to it. */
export const recordKinds = [
  'customer_created',
  'customer_imported',
  'customer_changed',
  'document_created',
  'vehicle_created',
  'vehicle_imported',
  'vehicle_changed',
  'damage_created',
  'damage_repaired',
  'damage_reopened',
  'unavailability_created',
  'unavailability_changed',
  'deadline_created',
  'deadline_changed',
  'deadline_done',
  'deadline_overridden',
] as const

/** The steps of a rental in the history of its customer; the rental's own page has the others. */
export const rentalKinds = [
  'created',
  'imported',
  'quote',
  'validating',
  'pending',
  'delivered',
  'vehicle_changed',
  'returned',
  'cancelled',
  'lapsed',
] as const satisfies StepKind[]

/** The steps of a rental in the history of its vehicle: an offer is not yet about a vehicle. */
export const vehicleRentalKinds = [
  'pending',
  'delivered',
  'vehicle_changed',
  'returned',
  'cancelled',
] as const satisfies (typeof rentalKinds)[number][]

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
