import { defineJob } from '#platform/jobs/jobs'

/** The data of a job for a vehicle that came back. */
export type RentalReturned = { companyId: number; rentalId: number }

/** Runs what follows the settlement of a return. */
export const rentalSettledJob = defineJob<RentalReturned>('rentalSettled')

/** Runs what follows the return of a vehicle; each feature that has something to do adds a handler. */
export const rentalReturnedJob = defineJob<RentalReturned>('rentalReturned')
