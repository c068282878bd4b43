import type { Product } from '@filao/domain/billing/plan.schema'
import { trialDays } from '@filao/domain/billing/subscription'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '#api/action'
import { getTestCheckout, payTestCheckout } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { PlanTerms, termsOf } from '../plan/PlanTerms.tsx'
import './local.css'

/** Shows the payment page of the local provider, where no money moves. */
export function TestCheckoutPage() {
  const { t } = useTranslation('billing/local')
  const maySubscribe = useCan('subscription.write')
  return (
    <div className="test-billing">
      <PageHeader title={t('checkout.title')} />
      <Notice type="warning" title={t('mark')} />
      {maySubscribe ? <Checkout /> : <p>{t('staff')}</p>}
    </div>
  )
}

function Checkout() {
  const { companyId } = useSession()
  const session = useParams().session ?? ''
  const { data, error, isPending, refetch } = useRead(getTestCheckout, { params: { companyId, session } })
  if (isPending) return <Skeleton active className="appear-late" paragraph={{ rows: 6 }} />
  if (!data) return <LoadError error={error} onRetry={refetch} />
  return data.isDone ? (
    <Done plan={data.product.name} />
  ) : (
    <Payment session={session} product={data.product} hasTrial={data.hasTrial} />
  )
}

type PaymentProps = { session: string; product: Product; hasTrial: boolean }

function Payment({ session, product, hasTrial }: PaymentProps) {
  const { t } = useTranslation('billing/local')
  const { companyId } = useSession()
  const text = useProblemText()
  const pay = useAction(payTestCheckout)
  const [outcome, setOutcome] = useState<'paid' | 'refused' | null>(null)
  const end = (how: 'paid' | 'refused') => {
    setOutcome(how)
    pay.mutate({ params: { companyId, session }, body: { outcome: how } }, { onSettled: () => setOutcome(null) })
  }
  return (
    <section className="plan-card">
      <h2>{t('checkout.what', { plan: product.name })}</h2>
      <PlanTerms {...termsOf(product)} />
      <p>{hasTrial ? t('checkout.trial', { count: trialDays }) : t('checkout.noTrial')}</p>
      {pay.error && <Notice type="error" role="alert" title={text(pay.error)} />}
      <div className="test-billing-bar">
        <Button
          type="primary"
          disabled={outcome === 'refused'}
          loading={outcome === 'paid'}
          onClick={() => end('paid')}
        >
          {t('checkout.pay')}
        </Button>
        <Button disabled={outcome === 'paid'} loading={outcome === 'refused'} onClick={() => end('refused')}>
          {t('checkout.refuse')}
        </Button>
        <LinkButton type="link" to={`${paths.subscription}?cancelled`}>
          {t('checkout.cancel')}
        </LinkButton>
      </div>
    </section>
  )
}

function Done({ plan }: { plan: string }) {
  const { t } = useTranslation('billing/local')
  return (
    <>
      <Notice type="success" role="status" title={t('checkout.done')} description={t('checkout.doneText', { plan })} />
      <div className="test-billing-bar">
        {/* A page can close only a tab that a page opened; such a tab has no history. */}
        {window.history.length === 1 && (
          <Button type="primary" onClick={() => window.close()}>
            {t('checkout.close')}
          </Button>
        )}
        <LinkButton to={paths.subscription}>{t('checkout.back')}</LinkButton>
      </div>
    </>
  )
}
