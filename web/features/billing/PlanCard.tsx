import { ExportOutlined } from '@ant-design/icons'
import { getBillingCustomer } from '@filao/domain/billing/contract'
import type { Limits, Product } from '@filao/domain/billing/plan'
import { trialDays } from '@filao/domain/billing/subscription'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useCan, useSession } from '#app/session'
import { NewTabNote } from './NewTabNote.tsx'
import { PlanTerms, termsOf } from './PlanTerms.tsx'
import { useAbout } from './use-about.ts'
import { usePayment, usePortal } from './use-payment.ts'

type Props = {
  product: Product
  /** Whether it begins with days that cost nothing. */
  hasTrial?: boolean
}

/** A plan for sale, with the button that opens its payment. */
export function PlanOffer({ product, hasTrial = false }: Props) {
  const { t } = useTranslation('billing')
  const about = useAbout()
  const payment = usePayment(product.default_price.id)
  const maySubscribe = useCan('subscription.write')
  return (
    <article className="plan-card" aria-label={product.name}>
      <h3>{product.name}</h3>
      <p>{about(product)}</p>
      <PlanTerms {...termsOf(product)} />
      {hasTrial && <p className="plan-trial">{t('trialOffer', { count: trialDays })}</p>}
      {maySubscribe && (
        <Button type="primary" block loading={payment.pending} onClick={payment.open}>
          {t('subscribe', { plan: product.name })} <NewTab />
        </Button>
      )}
      <NewTabNote tab={payment} />
    </article>
  )
}

type OwnProps = {
  name: string
  /** As it is sold now; null where nobody can take it any more. */
  product: Product | null
  /** What it includes where it is no longer sold. */
  limits: Limits
}

/** The plan that was subscribed to, at the price that is paid, with the button that opens the page where it is managed. */
export function OwnPlan({ name, product, limits }: OwnProps) {
  const { t } = useTranslation('billing')
  const about = useAbout()
  const portal = usePortal()
  const mayManage = useCan('subscription.write')
  const { companyId } = useSession()
  const paid = useRead(getBillingCustomer, { params: { companyId } }).data?.subscriptions.data[0]?.plan
  return (
    <article className="plan-card plan-own" aria-label={name}>
      <h3>{name}</h3>
      {product && <p>{about(product)}</p>}
      {paid && (
        <PlanTerms
          unitAmount={paid.amount}
          interval={paid.interval}
          limits={product ? termsOf(product).limits : limits}
        />
      )}
      {mayManage && (
        <Button type="primary" block loading={portal.pending} onClick={portal.open}>
          {t('manage')} <NewTab />
        </Button>
      )}
      <NewTabNote tab={portal} />
    </article>
  )
}

function NewTab() {
  const { t } = useTranslation('billing')
  return (
    <>
      <ExportOutlined aria-hidden />
      <span className="visually-hidden">{t('newTab')}</span>
    </>
  )
}
