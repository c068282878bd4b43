import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { lazy, Suspense } from 'react'

const Loaded = lazy(() => import('../handover/NotBack.tsx').then((module) => ({ default: module.NotBack })))

/** Says that the vehicle of a contract is still out with a late rental. It loads only for a contract. */
export function NotBack({ rental }: { rental: Rental }) {
  return (
    rental.status === 'pending' && (
      <Suspense>
        <Loaded rental={rental} />
      </Suspense>
    )
  )
}
