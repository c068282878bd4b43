import type { BillingState } from '@filao/domain/billing/contract'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { listProducts } from '#api/calls'
import { useRead } from '#api/read'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { PageHeader } from '#ui/PageHeader'
import { PaymentReturn } from './payment/PaymentReturn.tsx'
import { PhaseNote } from './phase/PhaseNote.tsx'
import { hasSubscription, phaseOf } from './phase/phase.ts'
import { useBilling } from './phase/use-billing.ts'
import { OwnPlan } from './plan/OwnPlan.tsx'
import { PlanOffer } from './plan/PlanOffer.tsx'
import { UsageBars } from './plan/UsageBars.tsx'
import './subscription.css'

/** Shows the company's plan, its usage, and the plans for sale. */
export function SubscriptionPage() {
  const { t } = useTranslation('billing')
  const { data: state, error, isPending, refetch } = useBilling()
  return (
    <>
      <PageHeader title={t('title')} />
      <PaymentReturn />
      {error && !state && <LoadError error={error} onRetry={refetch} />}
      {isPending && <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />}
      {state && state.provider === 'off' && <EmptyState title={t('off')} text={t('offText')} />}
      {state && state.provider !== 'off' && <Subscription state={state} />}
    </>
  )
}

function Subscription({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const hasOwn = hasSubscription(state)
  return (
    <div className="subscription">
      {state.provider === 'local' && <Notice type="info" title={t('test')} />}
      <div className="subscription-state">
        {hasOwn ? <OwnPlan state={state} /> : <PhaseNote state={state} />}
        <section>
          <h2>{t('used')}</h2>
          <UsageBars state={state} />
        </section>
      </div>
      {!hasOwn && <Plans state={state} />}
    </div>
  )
}

/** Shows all plans for sale, ordered by price. */
function Plans({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const { companyId } = useSession()
  const maySubscribe = useCan('subscription.write')
  const { data: products, error, isPending, refetch } = useRead(listProducts, { params: { companyId } })
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{t('plans')}</h2>
      {!maySubscribe && <p className="subscription-staff">{t('staffOnly')}</p>}
      {isPending && <Skeleton active className="appear-late" paragraph={{ rows: 6 }} />}
      {error && !products && <LoadError error={error} onRetry={refetch} />}
      {products?.length === 0 && <p>{t('noPlans')}</p>}
      <div className="plan-cards">
        {products?.map((product) => (
          <PlanOffer key={product.id} product={product} hasTrial={phaseOf(state) === 'base'} />
        ))}
      </div>
    </section>
  )
}
