import type { BillingState } from '@filao/domain/billing/contract'
import { startsFrom, type TestAction, testActions } from '@filao/domain/billing/local-subscription'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { changeTestSubscription } from '#api/calls'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { PhaseNote } from '../phase/PhaseNote.tsx'
import { hasSubscription } from '../phase/phase.ts'
import { useBilling } from '../phase/use-billing.ts'
import './local.css'

/** Manages a subscription with the local provider, including time and failed payments. */
export function TestPortalPage() {
  const { t } = useTranslation('billing/local')
  const { data: state, error, isPending, refetch } = useBilling()
  const mayManage = useCan('subscription.write')
  return (
    <div className="test-billing">
      <PageHeader title={t('portal.title')} />
      <Notice type="warning" title={t('mark')} />
      {isPending && <Skeleton active className="appear-late" paragraph={{ rows: 6 }} />}
      {!isPending && !state && <LoadError error={error} onRetry={refetch} />}
      {state && !mayManage && <p>{t('staff')}</p>}
      {state && mayManage && <Portal state={state} />}
    </div>
  )
}

/** The actions of a customer; the other actions simulate time and banks. */
const ofCustomer: readonly TestAction[] = ['cancel', 'resume', 'pay']

function Portal({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing/local')
  const back = <LinkButton to={paths.subscription}>{t('checkout.back')}</LinkButton>
  if (!hasSubscription(state)) {
    return (
      <>
        <PhaseNote state={state} />
        <EmptyState title={t('portal.none')} text={t('portal.noneText')} action={back} />
      </>
    )
  }
  const possible = testActions.filter((action) => isPossible(state, action))
  return (
    <>
      <PhaseNote state={state} />
      <Actions title={t('portal.yours')} actions={possible.filter((action) => ofCustomer.includes(action))} />
      <Actions title={t('portal.outside')} actions={possible.filter((action) => !ofCustomer.includes(action))} />
      <div className="test-billing-bar">{back}</div>
    </>
  )
}

function isPossible({ status, isEnding }: BillingState, action: TestAction): boolean {
  if (status === null || (action === 'cancel' && isEnding) || (action === 'resume' && !isEnding)) return false
  const starts: readonly string[] = startsFrom[action]
  return starts.includes(status)
}

function Actions({ title, actions }: { title: string; actions: TestAction[] }) {
  const { t } = useTranslation('billing/local')
  const { companyId } = useSession()
  const toast = useToast()
  const change = useAction(changeTestSubscription)
  if (actions.length === 0) return null
  const act = (action: TestAction) =>
    change.mutate(
      { params: { companyId }, body: { action } },
      { onSuccess: () => toast.success(t('portal.changed')), onError: toast.problem },
    )
  return (
    <section>
      <h2>{title}</h2>
      <div className="test-billing-bar">
        {actions.map((action) => (
          <Button
            key={action}
            loading={change.isPending && change.variables.body.action === action}
            disabled={change.isPending}
            onClick={() => act(action)}
          >
            {t(`portal.${action}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
