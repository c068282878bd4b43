import type { Sentence } from '../../kernel/language.ts'
import type { Period } from '../../kernel/period.ts'
import type { ImportedRental, importedStatuses } from './imported-rental.ts'
import { notBegun, notOver } from './plan-words.ts'

/**
 * Follows the dates, but believes a cancellation, that a customer is late as long as the return is to come, and that a vehicle is still
 * out after its planned return.
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
