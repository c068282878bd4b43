import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'

const Loaded = lazy(() => import('./ContractCheck.tsx').then((module) => ({ default: module.ContractCheck })))

/** Lists what contract and invoice will lack. The rules load only for a rental that is no contract yet. */
export function ContractCheck({ rental }: { rental: Rental }) {
  if (!['draft', 'quote', 'validating'].includes(rental.status)) return null
  return (
    <Suspense
      fallback={
        <section className="summary-card">
          <Skeleton active title={false} className="appear-late" paragraph={{ rows: 4 }} />
        </section>
      }
    >
      <Loaded rental={rental} />
    </Suspense>
  )
}
