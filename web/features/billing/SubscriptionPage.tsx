import type { BillingState } from '@filao/domain/billing/contract'
import { listProducts } from '@filao/domain/billing/contract'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useCan, useSession } from '#app/session'
import { EmptyState } from '#ui/EmptyState'
import { LoadError } from '#ui/LoadError'
import { Notice } from '#ui/Notice'
import { PageHeader } from '#ui/PageHeader'
import { OwnPlan, PlanOffer } from './PlanCard.tsx'
import { StandingNote } from './StandingNote.tsx'
import { hasSubscription, standingOf } from './standing.ts'
import { UsageBars } from './UsageBars.tsx'
import { useBilling } from './use-billing.ts'
import './subscription.css'

/** What the company subscribed to, what it uses of it, and the plans there are. */
export function SubscriptionPage() {
  const { t } = useTranslation('billing')
  const { data: state, error, isPending, refetch } = useBilling()
  return (
    <>
      <PageHeader title={t('title')} />
      {error && !state && <LoadError error={error} onRetry={refetch} />}
      {isPending && <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />}
      {state && state.provider === 'off' && <EmptyState title={t('off')} text={t('offText')} />}
      {state && state.provider !== 'off' && <Subscription state={state} />}
    </>
  )
}

function Subscription({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const maySubscribe = useCan('subscription.write')
  return (
    <div className="subscription">
      {state.provider === 'local' && <Notice type="info" title={t('test')} />}
      <div className="subscription-state">
        <StandingNote state={state} />
        <section>
          <h2>{t('used')}</h2>
          <UsageBars state={state} />
        </section>
      </div>
      <section aria-labelledby="plans">
        <h2 id="plans">{t(hasSubscription(state) ? 'included' : 'plans')}</h2>
        {!maySubscribe && <p className="subscription-staff">{t('staffOnly')}</p>}
        <Plans state={state} />
      </section>
    </div>
  )
}

/** The own plan alone; where there is none, all plans for sale by price. */
function Plans({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const { companyId } = useSession()
  const { data: products, error, isPending, refetch } = useRead(listProducts, { params: { companyId } })
  if (isPending) return <Skeleton active className="appear-late" paragraph={{ rows: 6 }} />
  if (!products) return <LoadError error={error} onRetry={refetch} />
  if (hasSubscription(state)) {
    const own = products.find(({ id }) => id === state.productId) ?? null
    return (
      <div className="plan-cards">
        <OwnPlan name={state.planName ?? ''} product={own} limits={state.limits} />
      </div>
    )
  }
  if (products.length === 0) return <p>{t('noPlans')}</p>
  return (
    <div className="plan-cards">
      {products.map((product) => (
        <PlanOffer key={product.id} product={product} hasTrial={standingOf(state) === 'base'} />
      ))}
    </div>
  )
}
