import { z } from 'zod'
import { Damage } from '../fleet/damage/damage.schema.ts'
import { RentalRow } from '../rentals/record/rental.schema.ts'

/** A damage found when a vehicle came back from a rental of the customer. */
const FoundDamage = Damage.pick({
  id: true,
  view: true,
  kind: true,
  size: true,
  comment: true,
  foundAt: true,
  repairedAt: true,
}).extend({
  rental: z.object({ id: z.int(), publicId: z.string() }),
  vehicle: z.object({ id: z.int(), registrationNumber: z.string() }),
})
export type FoundDamage = z.infer<typeof FoundDamage>

/** The facts about a customer that follow from their rentals. */
export const CustomerOverview = z.object({
  ongoingRentals: z.array(RentalRow),
  /** The agreed or offered rental that starts first; one that should have started comes first. */
  nextRental: RentalRow.nullable(),
  /** The rental whose vehicle came back last. */
  lastRental: RentalRow.nullable(),
  balance: z.object({
    /** The unpaid part of all contracts, charges included and deposits not. */
    dueAmount: z.number(),
    depositsHeldAmount: z.number(),
    /** Paid for cancelled rentals, or above a price. */
    toGiveBackAmount: z.number(),
    unpaid: z.array(z.object({ id: z.int(), publicId: z.string(), dueAmount: z.number() })),
  }),
  /** The latest rentals in which the customer is an additional driver, and the number of all. */
  driverOf: z.array(RentalRow),
  driverOfCount: z.int(),
  /** The latest damages found at returns of the customer's rentals, and the number of all. */
  damages: z.array(FoundDamage),
  damagesCount: z.int(),
})
export type CustomerOverview = z.infer<typeof CustomerOverview>
