import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { lazyPart } from '#ui/later/lazy-part'

const Promised = lazyPart(() => import('./RentalPromise.tsx'), 'RentalPromise')

/** Shows what was promised with a rental; its code loads for a promised category alone. */
export function RentalPromise({ rental }: { rental: Rental }) {
  return rental.promise && <Promised rental={rental} />
}
