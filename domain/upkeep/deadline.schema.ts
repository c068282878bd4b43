import { z } from 'zod'
import { StoredDocument } from '../kernel/document.schema.ts'
import { Id } from '../kernel/field.schema.ts'
import { optionalText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { Instant, LocalDate } from '../kernel/time.schema.ts'
import { deadlineKinds, deadlineStates } from './deadline.ts'

const Odometer = z.int().min(0).max(9_999_999)

/** The fields of a deadline; the answer and the columns of its queries derive from them. */
export const DeadlineFields = z.object({
  kind: z.enum(deadlineKinds),
  /** The company's own name of it: « Vidange ». */
  name: optionalText(60),
  /** The step by months, by kilometres, or whichever comes first. Without any it is due once. */
  everyMonths: z.int().min(1).max(240).nullable(),
  everyKilometres: z.int().min(1).max(1_000_000).nullable(),
  /** The last time it was done. */
  lastOn: LocalDate.nullable(),
  lastOdometer: Odometer.nullable(),
  /** The last day on which it is in time: it is overdue the day after. */
  dueOn: LocalDate.nullable(),
  /** The last odometer at which it is in time. */
  dueOdometer: Odometer.nullable(),
  /** The days and kilometres before it is due from which it is shown as due soon. */
  warnDays: z.int().min(0).max(366),
  warnKilometres: z.int().min(0).max(100_000),
  /**
   * The template of the vehicle's category from which it was made; each value follows it until the vehicle has its own.
   */
  templateId: Id.nullable(),
})

/** A deadline as sent. What is due follows from the last time and the step, unless it is sent too. */
export const DeadlineCreation = DeadlineFields.partial().required({ kind: true })
export type DeadlineCreation = z.infer<typeof DeadlineCreation>

export const DeadlineChange = DeadlineFields.omit({ kind: true, templateId: true }).partial()
export type DeadlineChange = z.infer<typeof DeadlineChange>

/** The values of a deadline, as they are stored. */
export type StoredDeadline = z.infer<typeof DeadlineFields>

export const Deadline = z.object({
  id: z.int(),
  vehicleId: z.int(),
  ...stored(DeadlineFields),
  state: z.enum(deadlineStates),
  /** The day on which the kilometres will be reached at the pace of the last 90 days; null where that is unknown. */
  estimatedOn: z.string().nullable(),
})
export type Deadline = z.infer<typeof Deadline>

/** A deadline in the list of the company, with its vehicle. */
export const VehicleDeadline = Deadline.extend({
  vehicle: z.object({
    id: z.int(),
    registrationNumber: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    odometer: z.int(),
  }),
})
export type VehicleDeadline = z.infer<typeof VehicleDeadline>

/** The fields of a visit: the record of a deadline that was done. */
export const VisitFields = z.object({
  /** The day on which it was done, not after today. */
  doneOn: LocalDate,
  odometer: Odometer.nullable(),
  /** The price paid, in euros. */
  costAmount: Euros.nullable(),
  place: optionalText(100),
  note: optionalText(500),
})

/**
 * A visit as sent. `dueOn` and `dueOdometer` are the next ones where they do not follow from the step; `unavailability`
 * takes the vehicle out of rental for the visit.
 */
export const VisitCreation = VisitFields.partial()
  .required({ doneOn: true })
  .extend({
    dueOn: LocalDate.nullish(),
    dueOdometer: Odometer.nullish(),
    unavailability: z.object({ start: Instant, end: Instant }).nullish(),
  })
export type VisitCreation = z.infer<typeof VisitCreation>

export const Visit = z.object({
  id: z.int(),
  vehicleId: z.int(),
  /** The deadline that was done; null when it was removed later. */
  deadlineId: Id.nullable(),
  kind: z.enum(deadlineKinds),
  name: z.string().nullable(),
  ...stored(VisitFields),
  /** The reports and bills, in the order in which they were sent. */
  documents: z.array(StoredDocument),
})
export type Visit = z.infer<typeof Visit>

/** The answer to a recorded visit: its deadline with what is due next, and the visit, to which documents are sent. */
export const RecordedVisit = Deadline.extend({ visitId: z.int() })
export type RecordedVisit = z.infer<typeof RecordedVisit>
