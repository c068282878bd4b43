import { z } from 'zod'
import { Customer } from '../customers/customer.schema.ts'
import { Id } from '../kernel/field.schema.ts'
import { optionalLines, optionalText, requiredLines, requiredText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { Instant, LocalDate } from '../kernel/time.schema.ts'
import { fineKinds, fineStatuses } from './fine.ts'

/** The fields of a notice. */
export const FineFields = z.object({
  kind: z.enum(fineKinds),
  /** As written on the notice; stored in lower case without signs. */
  registrationNumber: requiredText(20),
  committedAt: Instant,
  /** The date on which the notice was sent, from which its term runs. */
  noticeDate: LocalDate,
  noticeNumber: optionalText(40),
  place: optionalText(200),
  /** In euros. */
  amount: Euros.nullable(),
  rentalId: Id.nullable(),
  /** The customer who drove. */
  driverId: Id.nullable(),
  status: z.enum(fineStatuses),
  comments: optionalLines(2000),
})

export const FineCreation = FineFields.partial().required({
  kind: true,
  registrationNumber: true,
  committedAt: true,
  noticeDate: true,
})
export type FineCreation = z.infer<typeof FineCreation>

export const FineChange = FineFields.partial()
export type FineChange = z.infer<typeof FineChange>

/** A notice of a fine. */
export const Fine = z.object({
  id: z.int(),
  ...stored(FineFields),
  vehicleId: z.int().nullable(),
  /** The zone of the vehicle's agency, on whose clock the offence was; the company's for an unknown vehicle. */
  timezone: z.string(),
  /** The last day on which the driver can be named; null where nobody is to be named. */
  dueDate: LocalDate.nullable(),
  rental: z.object({ id: z.int(), publicId: z.string() }).nullable(),
  driver: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The handling fee that was charged for this notice, in euros; null where none was, or it was taken back. */
  fee: z.object({ chargeId: z.int(), amount: z.number() }).nullable(),
  createdAt: Instant,
})
export type Fine = z.infer<typeof Fine>

/** The handling fee that an agent decides on; it is charged to the notice's rental without VAT. */
export const FineFee = z.object({
  /** In euros, more than zero. */
  amount: Euros,
  /** The text that the customer reads. */
  reason: requiredLines(500),
})
export type FineFee = z.infer<typeof FineFee>

/** The question of who had a vehicle. */
export const FineLookup = z.object({ registrationNumber: requiredText(20), at: Instant })
export type FineLookup = z.infer<typeof FineLookup>

/** The answer: each is null or empty where there is none. The first driver is the rental's customer. */
export const FineHolder = z.object({
  vehicle: z
    .object({
      id: z.int(),
      registrationNumber: z.string(),
      make: z.string().nullable(),
      model: z.string().nullable(),
      /** The zone of its agency, on whose clock a notice is written. */
      timezone: z.string(),
    })
    .nullable(),
  rental: z
    .object({
      id: z.int(),
      publicId: z.string(),
      status: z.string(),
      start: Instant,
      end: Instant,
      deliveredAt: Instant.nullable(),
      returnedAt: Instant.nullable(),
    })
    .nullable(),
  drivers: z.array(Customer),
  unavailability: z
    .object({ id: z.int(), start: Instant, end: Instant, description: z.string().nullable() })
    .nullable(),
})
export type FineHolder = z.infer<typeof FineHolder>
