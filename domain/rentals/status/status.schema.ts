import { z } from 'zod'
import { rentalStatuses } from './status.ts'

export const RentalStatus = z.enum(rentalStatuses)
export type RentalStatus = z.infer<typeof RentalStatus>

/** The one who has to answer a `validating` rental: the customer an offer, the agency a customer's request. */
export const AwaitedParty = z.enum(['customer', 'agency'])
export type AwaitedParty = z.infer<typeof AwaitedParty>
