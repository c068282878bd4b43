import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { requiredText } from '../../kernel/field.ts'
import { Instant } from '../../kernel/time.schema.ts'
import { DriverFault } from './eligibility.schema.ts'

/** The drivers of a rental, saved or not, and the vehicle and time for which they are checked. */
export const DriversRequest = z.object({
  start: Instant,
  end: Instant,
  vehicleId: Id,
  departureAgencyId: Id,
  /** On its calendar the rental ends; the departure agency when absent. */
  arrivalAgencyId: Id.optional(),
  customerId: Id.optional(),
  additionalDriverIds: z.array(Id).max(10).optional(),
  /** The billed customer, whose mark « may not rent again » counts too. */
  billedCustomerId: Id.nullable().optional(),
  /** The saved rental, of which an administrator may have let rules pass. */
  rentalId: Id.optional(),
})
export type DriversRequest = z.infer<typeof DriversRequest>

export const DriversVerdict = z.object({
  /** Everything that the drivers break or lack. */
  faults: z.array(DriverFault),
  /** True for the faults of the same position that an administrator let pass. */
  passed: z.array(z.boolean()),
  /** The option that the rental gets because one of its drivers is young; null where it gets none. */
  youngDriverOptionId: z.int().nullable(),
})
export type DriversVerdict = z.infer<typeof DriversVerdict>

/** The reason of an administrator, and the vehicle that replaces the rental's where it is exchanged. */
export const DriversAdmission = z.object({ reason: requiredText(500), vehicleId: Id.optional() })
export type DriversAdmission = z.infer<typeof DriversAdmission>
