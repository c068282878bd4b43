import { PlusOutlined } from '@ant-design/icons'
import { apiKeyLabels } from '@filao/domain/access/key/api-key'
import type { ApiKey } from '@filao/domain/access/key/api-key.schema'
import { keyRights } from '@filao/domain/access/key/key-rights'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { listApiKeys, revokeApiKey } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RevokeButton } from '#ui/feedback/RevokeButton'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { NewKeyModal } from './NewKeyModal.tsx'
import './keys.css'

/** Shows administrators the company's API keys, which they create and revoke. */
export function KeysPage() {
  const { t } = useTranslation('access/key')
  const { companyId } = useSession()
  const read = useRead(listApiKeys, { params: { companyId } })
  const revoke = useAction(revokeApiKey)
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} count={read.data?.length} action={read.data?.length === 0 ? null : create} />
      <p className="keys-intro">
        {t('intro')} <a href="/api/docs">{t('docs')}</a>
      </p>
      <DataTable<ApiKey>
        label={t('title')}
        read={read}
        rows={read.data}
        columns={useColumns()}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} action={create} />}
        actions={({ id, name }) => (
          <RevokeButton
            name={name}
            words={{ revoke: t('revoke'), question: t('revokeQuestion', { name }), revoked: t('revoked') }}
            revoke={() => revoke.mutateAsync({ params: { companyId, id } })}
          />
        )}
      />
      {isCreating && <NewKeyModal onClose={() => setCreating(false)} />}
    </>
  )
}

function useColumns(): Column<ApiKey>[] {
  const { t } = useTranslation('access/key')
  const labels = useLabels(apiKeyLabels)
  const zone = useCompanyZone()
  return [
    {
      key: 'name',
      title: labels.name,
      render: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name),
    },
    { key: 'key', title: t('key'), render: ({ lastFour }) => <code>filao_…{lastFour}</code> },
    { key: 'rights', title: labels.permissions, render: (key) => <Rights apiKey={key} /> },
    {
      key: 'lastUse',
      title: t('lastUse'),
      render: ({ lastUsedAt }) => (lastUsedAt ? <DateTime at={lastUsedAt} zone={zone} /> : t('never')),
      compare: (a, b) => (a.lastUsedAt ?? '').localeCompare(b.lastUsedAt ?? ''),
    },
    { key: 'expiry', title: labels.expiresAt, render: (key) => <Expiry apiKey={key} zone={zone} /> },
  ]
}

/** Shows the number of permissions, and all of them in the tooltip. */
function Rights({ apiKey: { permissions } }: { apiKey: ApiKey }) {
  const language = useLanguage()
  const { t } = useTranslation('access/key')
  const isReader = permissions.length === 1 && permissions[0] === 'company.read'
  return (
    <span title={permissions.map((permission) => keyRights[permission].label[language]).join('\n')}>
      {isReader ? t('readOnly') : t('rightsCount', { count: permissions.length })}
    </span>
  )
}

function Expiry({ apiKey: { expiresAt }, zone }: { apiKey: ApiKey; zone: string }) {
  const { t } = useTranslation('access/key')
  if (!expiresAt) return t('noExpiry')
  if (Date.parse(expiresAt) <= Date.now()) return <StatusTag status="off">{t('expired')}</StatusTag>
  return <DateTime at={expiresAt} zone={zone} show="date" />
}
