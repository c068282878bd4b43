import { z } from 'zod'

/**
 * The rules that a driver may break. `designation` lacks what the naming of a driver after a fine asks for; `excluded`
 * is the mark that a customer may not rent again, of a driver or of the billed customer.
 */
const driverRuleNames = [
  'minimum_age',
  'maximum_age',
  'licence_years',
  'licence_category',
  'licence_expired',
  'licence_document',
  'designation',
  'excluded',
] as const

/** A rule that a driver breaks, or for which something about them is not known. */
export const DriverFault = z.object({
  driverId: z.int(),
  name: z.string(),
  rule: z.enum(driverRuleNames),
  /**
   * The limit of the rule: an age, a number of years, a category, the last day of the licence, the missing fields, the
   * reason and last day of a mark.
   */
  limit: z.string(),
  /** The day from which the driver keeps the rule, or the last on which they did; null where no day changes it. */
  day: z.string().nullable(),
  /** True when something is not known yet: it warns before the departure, which needs it. */
  isMissing: z.boolean(),
  /** True when it only informs, at the departure too. */
  isHint: z.boolean(),
})
export type DriverFault = z.infer<typeof DriverFault>
