import type { Sentence } from '../../kernel/language.ts'
import type { Period } from '../../kernel/period.ts'
import type { ImportedRental } from './imported-rental.schema.ts'
import type { importedStatuses } from './imported-rental.ts'
import { notBegun, notOver } from './plan-messages.ts'

/**
 * Returns the status of an imported rental: the stated one where the dates allow it, else the one that follows from the
 * dates. Returns a sentence that refuses the row when a stated status contradicts its dates.
 */
export function statusOf(
  { status }: ImportedRental,
  { start, end }: Period,
  now: string,
): (typeof importedStatuses)[number] | Sentence {
  if (status === 'cancelled') return status
  const [hasBegun, hasEnded] = [Date.parse(start) <= Date.parse(now), Date.parse(end) <= Date.parse(now)]
  if (status === 'done' && !hasEnded) return notOver
  if (status === 'ongoing' && !hasBegun) return notBegun
  if (status === 'ongoing') return status
  if (hasEnded) return 'done'
  if (status === 'pending') return status
  return hasBegun ? 'ongoing' : 'pending'
}
