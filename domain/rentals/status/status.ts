import type { Sentence } from '../../kernel/language.ts'
import type { RentalStatus } from './status.schema.ts'

/** Names the status, on screens, in files and in refusals. */
export const statusLabel: Sentence = { fr: 'Statut', en: 'Status' }

/** The statuses of a rental. */
export const rentalStatuses = ['quote', 'draft', 'validating', 'pending', 'ongoing', 'done', 'cancelled'] as const

/** Returns true when a rental in this status keeps its vehicle from others. */
export function holdsVehicle(status: RentalStatus): boolean {
  return status === 'validating' || status === 'pending' || status === 'ongoing'
}

/** Returns true for drafts, which alone can be deleted. */
export function isDeletable(status: RentalStatus): boolean {
  return status === 'draft'
}

/** Returns true when dates, vehicle, customer or options may still change: `done` and `cancelled` are final. */
export function isEditable(status: RentalStatus): boolean {
  return status !== 'done' && status !== 'cancelled'
}

/**
 * Returns the screen that the list's edit action opens: the form for a draft, none for `done`, otherwise the summary.
 */
export function editScreen(status: RentalStatus): 'form' | 'summary' | null {
  if (status === 'done') return null
  return status === 'draft' ? 'form' : 'summary'
}
