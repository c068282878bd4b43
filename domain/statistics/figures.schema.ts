import { z } from 'zod'

const Amount = z.number()
const Days = z.number()

/**
 * The figures of a period, or of a part of it. Amounts are before VAT. A figure is null where its divisor is zero;
 * those of the fleet are null where no vehicle belongs to the part, as for an agency, and refused requests where none
 * can, as for a vehicle.
 */
export const Figures = z.object({
  rentedDays: Days,
  fleetDays: Days.nullable(),
  outOfServiceDays: Days.nullable(),
  /** A share: 1 when every available day is rented. */
  utilisation: z.number().nullable(),
  revenueAmount: Amount,
  /** Revenue for each rented day (ADR); null for less than a rented hour. */
  dailyRateAmount: Amount.nullable(),
  /** Revenue for each available day (RevPAC). */
  availableDayAmount: Amount.nullable(),
  rentalsCount: z.int(),
  averageDays: Days.nullable(),
  leadDays: Days.nullable(),
  discountAmount: Amount,
  chargesAmount: Amount,
  upkeepAmount: Amount.nullable(),
  marginAmount: Amount.nullable(),
  refusedCount: z.int().nullable(),
  refusedDays: Days.nullable(),
})
export type Figures = z.infer<typeof Figures>
