import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { lazyPart } from '#ui/later/lazy-part'

const Loaded = lazyPart(() => import('../drivers/ExcludedPeople.tsx'), 'ExcludedPeople')

/** Says that one of the people may not rent again. Its code loads with the summary of a rental that has not left. */
export function ExcludedPeople({ rental }: { rental: Rental }) {
  return ['draft', 'quote', 'validating', 'pending'].includes(rental.status) && <Loaded rental={rental} />
}
