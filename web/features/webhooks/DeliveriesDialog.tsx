import { RedoOutlined, SendOutlined } from '@ant-design/icons'
import type { testEvent, WebhookEvent } from '@filao/domain/webhooks/events'
import type { Delivery, Webhook } from '@filao/domain/webhooks/webhook.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { listDeliveries, sendAgain, testWebhook } from '#api/calls'
import { usePage } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { Dialog } from '#ui/feedback/Dialog'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useToast } from '#ui/feedback/toast'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { StatusTag } from '#ui/StatusTag'

type Props = { webhook: Webhook; onClose: () => void }

const step = 20
/** While an event waits, the log is read again every two seconds. */
const waitMs = 2000

/** Shows the events of a webhook with each attempt, to test it and to send events again. */
export function DeliveriesDialog({ webhook: { id: webhookId, name, isActive }, onClose }: Props) {
  const { t } = useTranslation('webhooks')
  const { companyId } = useSession()
  const toast = useToast()
  const test = useAction(testWebhook)
  const [limit, setLimit] = useState(step)
  const read = usePage(
    listDeliveries,
    { params: { companyId, webhookId }, query: { limit } },
    { refetchInterval: ({ state }) => state.data?.rows.some(({ status }) => status === 'waiting') && waitMs },
  )
  const send = () => test.mutateAsync({ params: { companyId, id: webhookId } }).catch(toast.problem)
  return (
    <Dialog title={t('log.title', { name })} className="webhooks-log" onClose={onClose}>
      {isActive && (
        <Button icon={<SendOutlined />} loading={test.isPending} onClick={send}>
          {t('log.test')}
        </Button>
      )}
      <WhenLoaded read={read} skeleton={6}>
        {({ rows, total }) => (
          <>
            {total === 0 && <EmptyState title={t('log.empty')} />}
            <ul>
              {rows.map((delivery) => (
                <Entry key={delivery.id} delivery={delivery} webhookId={webhookId} canSend={isActive} />
              ))}
            </ul>
            {rows.length < total && limit < 500 && (
              <Button onClick={() => setLimit(limit + step)}>{t('log.more')}</Button>
            )}
          </>
        )}
      </WhenLoaded>
    </Dialog>
  )
}

const looks = { waiting: 'pending', delivered: 'on', failed: 'warning' } as const

function Entry({ delivery, webhookId, canSend }: { delivery: Delivery; webhookId: number; canSend: boolean }) {
  const { t } = useTranslation('webhooks')
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const toast = useToast()
  const again = useAction(sendAgain)
  const { id, type, status, createdAt, nextAt, attempts, request } = delivery
  const send = () => again.mutateAsync({ params: { companyId, webhookId, id } }).catch(toast.problem)
  return (
    <li>
      <div className="webhooks-entry">
        <strong>{t(`events.${type as WebhookEvent | typeof testEvent}`)}</strong>
        <StatusTag status={looks[status]}>{t(`log.${status}`)}</StatusTag>
        <span className="webhooks-entry-at">
          <DateTime at={createdAt} zone={zone} />
        </span>
        {canSend && status !== 'waiting' && (
          <Button size="small" icon={<RedoOutlined />} loading={again.isPending} onClick={send}>
            {t('log.again')}
          </Button>
        )}
      </div>
      {nextAt && attempts.length > 0 && (
        <p>
          {t('log.next')}
          <DateTime at={nextAt} zone={zone} />
        </p>
      )}
      <details>
        <summary>{t('log.attempts', { count: attempts.length })}</summary>
        <p>{t('log.request')}</p>
        <pre>{request}</pre>
        {attempts.map(({ at, status: answered, durationMs, answer }) => (
          <div key={at}>
            <p>
              <DateTime at={at} zone={zone} />
              {' – '}
              {answered === null
                ? t('log.noAnswer', { ms: durationMs })
                : t('log.answer', { status: String(answered), ms: durationMs })}
            </p>
            {answer && <pre>{answer}</pre>}
          </div>
        ))}
      </details>
    </li>
  )
}
