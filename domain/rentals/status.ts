import { z } from 'zod'

/** Where a rental stands (product.md 4). */
export const rentalStatuses = ['quote', 'draft', 'validating', 'pending', 'ongoing', 'done', 'cancelled'] as const
export const RentalStatus = z.enum(rentalStatuses)
export type RentalStatus = z.infer<typeof RentalStatus>

/** Whether a rental in this status keeps its vehicle from others. */
export function holdsVehicle(status: RentalStatus): boolean {
  return status === 'validating' || status === 'pending' || status === 'ongoing'
}

/** Only drafts can be deleted. */
export function isDeletable(status: RentalStatus): boolean {
  return status === 'draft'
}

/** Whether dates, vehicle, customer or options may still change: `done` and `cancelled` are final. */
export function isEditable(status: RentalStatus): boolean {
  return status !== 'done' && status !== 'cancelled'
}

/** Where the list's edit action leads: the form for a draft, nowhere for `done`, otherwise the summary (product.md 2). */
export function editScreen(status: RentalStatus): 'form' | 'summary' | null {
  if (status === 'done') return null
  return status === 'draft' ? 'form' : 'summary'
}
