import { Skeleton } from 'antd'
import { lazyPart } from '#ui/later/lazy-part'

/** Shows the form of a settlement. Its code loads for the first rental that is to be settled. */
export const SettlementForm = lazyPart(() => import('./SettlementForm.tsx'), 'SettlementForm', <SettlementSkeleton />)

export function SettlementSkeleton() {
  return <Skeleton active title={false} className="settlement-waiting appear-late" paragraph={{ rows: 3 }} />
}
