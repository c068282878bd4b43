import type { RentalStatus } from '../rentals/status/status.schema.ts'
import { rentalStatuses } from '../rentals/status/status.ts'

/** The statuses shown by default. */
export const defaultStatuses = ['pending', 'ongoing', 'done'] satisfies RentalStatus[]

/** The statuses the board can show: all but cancelled, which neither holds a vehicle nor asks for one. */
export const boardStatuses = rentalStatuses.filter((status) => status !== 'cancelled')
