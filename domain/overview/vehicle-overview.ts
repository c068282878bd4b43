import { z } from 'zod'
import { Unavailability } from '../fleet/unavailability/unavailability.schema.ts'
import { RentalRow } from '../rentals/record/rental.schema.ts'

/** The facts about a vehicle that follow from its rentals and unavailabilities. */
export const VehicleOverview = z.object({
  ongoingRental: RentalRow.nullable(),
  /** The agreed or offered rental that starts first; one that should have started comes first. */
  nextRental: RentalRow.nullable(),
  /** The rental from which the vehicle came back last, also by an exchange under way, and the time it did. */
  lastReturn: z.object({ at: z.string(), rental: RentalRow }).nullable(),
  /** The period in which the vehicle cannot be rented now. */
  unavailability: Unavailability.nullable(),
  /** The last twelve months, which end at `end`. */
  year: z.object({
    start: z.string(),
    end: z.string(),
    /** The contracts picked up in these months; one whose vehicle was exchanged counts for its last vehicle. */
    rentalsCount: z.int(),
    /**
     * Their agreed prices and charges less credit notes, and the fees of contracts cancelled in these months; paid or
     * not.
     */
    revenueAmount: z.number(),
    /** The days the vehicle was out in these months, also with rentals that began before or got another vehicle. */
    rentedDays: z.int(),
  }),
})
export type VehicleOverview = z.infer<typeof VehicleOverview>
