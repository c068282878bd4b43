import { EditOutlined, PlusOutlined, SyncOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { webhookLabels } from '@filao/domain/webhooks/webhook'
import type { Webhook, WebhookWithSecret } from '@filao/domain/webhooks/webhook.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { deleteWebhook, listWebhooks, renewWebhookSecret } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { SecretModal } from './SecretModal.tsx'
import { WebhookModal } from './WebhookModal.tsx'
import './webhooks.css'

/** Shows administrators the company's webhooks, which they create, change, test and delete. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const { companyId } = useSession()
  const read = useRead(listWebhooks, { params: { companyId } })
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<WebhookWithSecret | null>(null)
  const [logged, setLogged] = useState<Webhook | null>(null)
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} count={read.data?.length} action={read.data?.length === 0 ? null : create} />
      <p className="webhooks-intro">
        {t('intro')} <a href="/api/docs">{t('docs')}</a>
      </p>
      <DataTable<Webhook>
        label={t('title')}
        read={read}
        rows={read.data}
        columns={useColumns()}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} action={create} />}
        actions={(webhook) => <Actions webhook={webhook} onEdit={setEdited} onLog={setLogged} onSecret={setSecret} />}
      />
      {edited && (
        <WebhookModal
          webhook={edited === 'new' ? null : edited}
          onCreated={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret && <SecretModal webhook={secret} onClose={() => setSecret(null)} />}
      {logged && <DeliveriesDialog webhook={logged} onClose={() => setLogged(null)} />}
    </>
  )
}

function useColumns(): Column<Webhook>[] {
  const { t } = useTranslation('webhooks')
  const labels = useLabels(webhookLabels)
  return [
    { key: 'name', title: labels.name, render: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
    { key: 'url', title: labels.url, render: ({ url }) => <code className="webhooks-url">{url}</code> },
    {
      key: 'events',
      title: labels.events,
      render: ({ events }) => (
        <span className="webhooks-count" title={events.map((event) => t(`events.${event}`)).join('\n')}>
          {t('chosenCount', { count: events.length })}
        </span>
      ),
    },
    { key: 'state', title: t('state'), render: (webhook) => <State webhook={webhook} /> },
  ]
}

function State({ webhook: { isActive, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  if (!isActive) return <StatusTag status="off">{t('off')}</StatusTag>
  return failingSince ? (
    <StatusTag status="warning">{t('failing')}</StatusTag>
  ) : (
    <StatusTag status="on">{t('on')}</StatusTag>
  )
}

type ActionsProps = {
  webhook: Webhook
  onEdit: (webhook: Webhook) => void
  onLog: (webhook: Webhook) => void
  onSecret: (webhook: WebhookWithSecret) => void
}

function Actions({ webhook, onEdit, onLog, onSecret }: ActionsProps) {
  const { t } = useTranslation('webhooks')
  const { companyId } = useSession()
  const renew = useAction(renewWebhookSecret)
  const { id, name } = webhook
  const input = { params: { companyId, id } }
  return (
    <>
      <Button
        type="text"
        icon={<UnorderedListOutlined />}
        aria-label={t('openLog', { name })}
        onClick={() => onLog(webhook)}
      />
      <Button type="text" icon={<EditOutlined />} aria-label={t('edit', { name })} onClick={() => onEdit(webhook)} />
      <ConfirmButton
        type="text"
        icon={<SyncOutlined />}
        aria-label={t('renew', { name })}
        question={t('renewQuestion')}
        confirm={t('renewConfirm')}
        onConfirm={async () => onSecret(await renew.mutateAsync(input))}
      />
      <DeleteButton endpoint={deleteWebhook} input={input} name={name} question={t('deleteQuestion', { name })} />
    </>
  )
}
