import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { lazyPart } from '#ui/later/lazy-part'

const Loaded = lazyPart(() => import('../handover/NotBack.tsx'), 'NotBack')

/** Says that the vehicle of a contract is still out with a late rental. It loads only for a contract. */
export function NotBack({ rental }: { rental: Rental }) {
  return rental.status === 'pending' && <Loaded rental={rental} />
}
