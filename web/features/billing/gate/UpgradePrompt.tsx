import type { Resource } from '@filao/domain/billing/plan'
import { Button, Modal, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { listProducts } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { phaseOf } from '../phase/phase.ts'
import { useBilling } from '../phase/use-billing.ts'
import { amountOf } from '../plan/amount.ts'
import { hasRoom } from '../plan/plan-choice.ts'
import { useIncluded } from '../plan/use-included.ts'
import { staffMessage } from './staff-message.ts'
import { UpgradeOffer } from './UpgradeOffer.tsx'
import './prompt.css'

export type UpgradePromptProps = {
  resource: Resource
  /** The number of items to add. */
  adding: number
  /** Called with true once there is room and the user goes on. */
  onClose: (goesOn: boolean) => void
}

/** Shows the limit that is used up and the next plan up. Detects when there is room, and then lets the user go on. */
export function UpgradePrompt({ resource, adding, onClose }: UpgradePromptProps) {
  const { t } = useTranslation('billing')
  const { data: state } = useBilling()
  const isDone = state !== undefined && hasRoom(state, resource, adding)
  const title = useTitle(resource, isDone)
  return (
    <Modal open title={title} footer={null} width={480} mask={{ closable: false }} onCancel={() => onClose(isDone)}>
      <div className="upgrade-prompt" role="status">
        {isDone ? (
          <>
            <p>{t('prompt.done', { plan: state.planName })}</p>
            <Button type="primary" autoFocus onClick={() => onClose(true)}>
              {t('prompt.goOn')}
            </Button>
          </>
        ) : (
          <Question resource={resource} adding={adding} onLater={() => onClose(false)} />
        )}
      </div>
    </Modal>
  )
}

function useTitle(resource: Resource, isDone: boolean): string {
  const { t } = useTranslation('billing')
  const { data: state } = useBilling()
  if (isDone) return t('prompt.doneTitle')
  if (!state) return t('title')
  const phase = phaseOf(state)
  if (phase === 'suspended') return t('prompt.suspendedTitle')
  if (phase === 'ended') return t('prompt.endedTitle')
  return hasRoom(state, resource) ? t('prompt.over') : t(`prompt.title.${resource}`)
}

type QuestionProps = { resource: Resource; adding: number; onLater: () => void }

function Question({ resource, adding, onLater }: QuestionProps) {
  const { t } = useTranslation('billing')
  const { companyId } = useSession()
  const maySubscribe = useCan('subscription.write')
  const state = useBilling()
  const products = useRead(listProducts, { params: { companyId } })
  const failed = [state, products].find(({ error, data }) => error && !data)
  if (failed) return <LoadError error={failed.error} onRetry={failed.refetch} />
  if (!state.data || !products.data) return <Skeleton active className="appear-late" paragraph={{ rows: 4 }} />
  return (
    <>
      <Reached resource={resource} adding={adding} />
      {maySubscribe ? (
        <UpgradeOffer state={state.data} products={products.data} resource={resource} adding={adding} />
      ) : (
        <p>{t(`prompt.${staffMessage(state.data)}`)}</p>
      )}
      <Button onClick={onLater}>{t('prompt.later')}</Button>
    </>
  )
}

/** Shows what the plan includes, and how much of it is used. */
function Reached({ resource, adding }: { resource: Resource; adding: number }) {
  const { t } = useTranslation('billing')
  const { data: state } = useBilling()
  const included = useIncluded()
  const language = useLanguage()
  if (!state) return null
  const phase = phaseOf(state)
  if (phase === 'suspended' || phase === 'ended') return <p>{t(`texts.${phase}`)}</p>
  const words = {
    plan: state.planName,
    included: included(resource, state.limits[resource]),
    used: amountOf(resource, state.used[resource], language),
  }
  return (
    <p>
      {t('prompt.reached', words)} {adding > 1 && t('prompt.adding', { number: amountOf(resource, adding, language) })}
    </p>
  )
}
