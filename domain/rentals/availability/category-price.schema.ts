import { z } from 'zod'
import { AvailabilityQuery } from './available-vehicle.ts'

export const CategoryPriceQuery = AvailabilityQuery.pick({ start: true, end: true, departureAgencyId: true })
export type CategoryPriceQuery = z.infer<typeof CategoryPriceQuery>

/**
 * A category for a stay that returns where it began: its free vehicles, its price with the fees of its times and place
 * but without options or discount, its deposit and its excess.
 */
export const CategoryPrice = z.object({
  /** The category's id. */
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** The vehicles that can leave from the agency for the whole period, preparation included. */
  freeCount: z.int(),
  /** The vehicles that are free for the period, but will be at another agency when it starts. */
  elsewhereCount: z.int(),
  /** The free vehicle with the least idle time around the stay, one that is not back last; null without one. */
  freeVehicleId: z.int().nullable(),
  /** True when the period is below the category's minimum, which leaves no vehicle free. */
  isTooShort: z.boolean(),
  days: z.int(),
  /** Null where the price list has no price for this period. */
  total: z.number().nullable(),
  securityDepositAmount: z.number(),
  waiverAmount: z.number(),
})
export type CategoryPrice = z.infer<typeof CategoryPrice>
