import { z } from 'zod'
import { Flag, Ids, QueryId } from '../../kernel/field.schema.ts'
import { Instant } from '../../kernel/time.schema.ts'
import { RentalStatus } from '../status/status.schema.ts'
import { rentalSorts } from './rental-filter.ts'

/** Parts of a comma separated text; none when it is empty. */
const listed = (text: string) => text.split(',').filter(Boolean)

/** The filters and the order that the list of rentals, its search and its export have in common. */
export const rentalFilters = {
  /** Comma separated; all statuses when absent. */
  status: z.string().max(100).transform(listed).pipe(z.array(RentalStatus)).optional(),
  /** Comma separated ids, at most 100: only these rentals. */
  ids: Ids.optional(),
  start: Instant.optional(),
  end: Instant.optional(),
  vehicleId: QueryId.optional(),
  customerId: QueryId.optional(),
  /** The agency of the departure or of the return. */
  agencyId: QueryId.optional(),
  /** The category of the vehicle. */
  categoryId: QueryId.optional(),
  /** The one who sent the rental. */
  sourceId: QueryId.optional(),
  /**
   * True for rentals that are agreed, under way or done and whose price and charges are not paid in full, and for
   * cancelled ones whose fee is not.
   */
  isUnpaid: Flag.optional(),
  /** True for vehicles that are out after the planned end. */
  isLate: Flag.optional(),
  /** `next`: what happens next first (late and coming returns, coming departures), then the past, latest first. */
  sort: z.enum(rentalSorts).optional(),
}

const RentalFilter = z.object(rentalFilters)
export type RentalFilter = z.output<typeof RentalFilter>
