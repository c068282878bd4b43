import { Skeleton } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { SettlementForm as Form } from './SettlementForm.tsx'

const Loaded = lazy(() => import('./SettlementForm.tsx').then((module) => ({ default: module.SettlementForm })))

/** Shows the form of a settlement. Its code loads for the first rental that is to be settled. */
export function SettlementForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<SettlementSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  )
}

export function SettlementSkeleton() {
  return <Skeleton active title={false} className="settlement-waiting appear-late" paragraph={{ rows: 3 }} />
}
