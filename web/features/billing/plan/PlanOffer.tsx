import type { Product } from '@filao/domain/billing/plan.schema'
import { trialDays } from '@filao/domain/billing/subscription'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { NewTab } from '../payment/NewTab.tsx'
import { NewTabNote } from '../payment/NewTabNote.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { PlanTerms, termsOf } from './PlanTerms.tsx'
import { usePlanDescription } from './use-plan-description.ts'

type Props = {
  product: Product
  /** True when the plan begins with a free trial. */
  hasTrial?: boolean
}

/** Shows a plan for sale, with the button that opens its payment. */
export function PlanOffer({ product, hasTrial = false }: Props) {
  const { t } = useTranslation('billing')
  const about = usePlanDescription()
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
