import type { BillingState } from '@filao/domain/billing/contract'
import type { Resource } from '@filao/domain/billing/plan'
import type { Product } from '@filao/domain/billing/plan.schema'
import { trialDays } from '@filao/domain/billing/subscription'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { NewTabNote } from '../payment/NewTabNote.tsx'
import { usePayment, usePortal } from '../payment/use-payment.ts'
import { phaseOf } from '../phase/phase.ts'
import { PlanTerms, termsOf } from '../plan/PlanTerms.tsx'
import { nextFitting } from '../plan/plan-choice.ts'

type Props = { state: BillingState; products: Product[]; resource: Resource; adding: number }

/** Shows what an administrator can do at a limit: pay what is due, choose a plan again, or move up one plan. */
export function UpgradeOffer({ state, products, resource, adding }: Props) {
  const { t } = useTranslation('billing')
  const phase = phaseOf(state)
  if (phase === 'suspended') return <Settle />
  if (phase === 'ended') return <AllPlans primary />
  const next = nextFitting(products, state, resource, adding)
  if (!next) return <p>{t('prompt.largest')}</p>
  return (
    <>
      <MoveUp product={next} hasTrial={state.isBase} />
      {state.isBase && <AllPlans />}
    </>
  )
}

function MoveUp({ product, hasTrial }: { product: Product; hasTrial: boolean }) {
  const { t } = useTranslation('billing')
  const payment = usePayment(product.default_price.id)
  return (
    <>
      <section className="upgrade-plan" aria-label={product.name}>
        <h2>{t('prompt.next', { plan: product.name })}</h2>
        <PlanTerms {...termsOf(product)} />
        {hasTrial && <p className="plan-trial">{t('trialOffer', { count: trialDays })}</p>}
      </section>
      <Button type="primary" autoFocus loading={payment.pending} onClick={payment.open}>
        {t('prompt.go', { plan: product.name })} <span className="visually-hidden">{t('newTab')}</span>
      </Button>
      <NewTabNote tab={payment} />
    </>
  )
}

function Settle() {
  const { t } = useTranslation('billing')
  const portal = usePortal()
  return (
    <>
      <Button type="primary" autoFocus loading={portal.pending} onClick={portal.open}>
        {t('manage')} <span className="visually-hidden">{t('newTab')}</span>
      </Button>
      <NewTabNote tab={portal} />
    </>
  )
}

/** Opens in its own tab, so that the typed values stay here. */
function AllPlans({ primary = false }: { primary?: boolean }) {
  const { t } = useTranslation('billing')
  return (
    <Button type={primary ? 'primary' : 'link'} href={paths.subscription} target="_blank">
      {t(primary ? 'banner.choose' : 'prompt.others')} <span className="visually-hidden">{t('newTab')}</span>
    </Button>
  )
}
