import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Skeleton } from 'antd'
import { lazyPart } from '#ui/later/lazy-part'

const waiting = (
  <section className="summary-card">
    <Skeleton active title={false} className="appear-late" paragraph={{ rows: 4 }} />
  </section>
)
const Loaded = lazyPart(() => import('./ContractCheck.tsx'), 'ContractCheck', waiting)

/** Lists what contract and invoice will lack. The rules load only for a rental that is no contract yet. */
export function ContractCheck({ rental }: { rental: Rental }) {
  return ['draft', 'quote', 'validating'].includes(rental.status) && <Loaded rental={rental} />
}
