import type { BillingState } from '@filao/domain/billing/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { getBillingCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { useCan, useSession } from '#session/session'
import { NewTab } from '../payment/NewTab.tsx'
import { NewTabNote } from '../payment/NewTabNote.tsx'
import { usePortal } from '../payment/use-payment.ts'
import { PhaseNote } from '../phase/PhaseNote.tsx'
import { PlanPrice } from './PlanTerms.tsx'

/** Shows the company's plan: its state, the price paid, and the link to the page that manages it. */
export function OwnPlan({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const mayManage = useCan('subscription.write')
  return (
    <article className="own-plan" aria-label={state.planName ?? t('title')}>
      <PhaseNote state={state} />
      <PaidPrice />
      {mayManage ? <Manage /> : <p className="subscription-staff">{t('staffOnly')}</p>}
    </article>
  )
}

/** Keeps its line before the price is known, so that the button below does not move. */
function PaidPrice() {
  const { companyId } = useSession()
  const { data: customer, isPending } = useRead(getBillingCustomer, { params: { companyId } })
  const paid = customer?.subscriptions.data[0]?.plan
  if (isPending) return <p className="plan-price">&nbsp;</p>
  return paid && <PlanPrice unitAmount={paid.amount} interval={paid.interval} />
}

function Manage() {
  const { t } = useTranslation('billing')
  const portal = usePortal()
  return (
    <>
      <Button type="primary" loading={portal.pending} onClick={portal.open}>
        {t('manage')} <NewTab />
      </Button>
      <NewTabNote tab={portal} />
    </>
  )
}
