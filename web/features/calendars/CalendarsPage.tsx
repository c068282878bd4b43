import { PlusOutlined } from '@ant-design/icons'
import { calendarLabels } from '@filao/domain/calendars/calendar'
import type { Calendar, CreatedCalendar } from '@filao/domain/calendars/calendar.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { listCalendars, revokeCalendar } from '#api/calls'
import { useRead } from '#api/read'
import { Plate } from '#features/fleet/public'
import { useCompanyZone } from '#session/company-zone'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RevokeButton } from '#ui/feedback/RevokeButton'
import { PageHeader } from '#ui/PageHeader'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { AddressModal } from './AddressModal.tsx'
import { NewCalendarModal } from './NewCalendarModal.tsx'
import './calendars.css'

/** Shows administrators the calendars that other programs read, which they create and revoke. */
export function CalendarsPage() {
  const { t } = useTranslation('calendars')
  const { companyId } = useSession()
  const read = useRead(listCalendars, { params: { companyId } })
  const revoke = useAction(revokeCalendar)
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedCalendar | null>(null)
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} count={read.data?.length} action={read.data?.length ? create : null} />
      <p className="calendars-intro">{t('intro')}</p>
      <DataTable<Calendar>
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
      {isCreating && <NewCalendarModal onCreated={setCreated} onClose={() => setCreating(false)} />}
      {created && <AddressModal calendar={created} onClose={() => setCreated(null)} />}
    </>
  )
}

function useColumns(): Column<Calendar>[] {
  const { t } = useTranslation('calendars')
  const labels = useLabels(calendarLabels)
  const zone = useCompanyZone()
  return [
    { key: 'name', title: labels.name, render: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
    { key: 'subject', title: t('subject'), render: (calendar) => <Subject calendar={calendar} /> },
    { key: 'shows', title: labels.shows, render: ({ shows }) => t(`shown.${shows}`) },
    {
      key: 'lastRead',
      title: t('lastRead'),
      render: ({ lastReadAt }) => (lastReadAt ? <DateTime at={lastReadAt} zone={zone} /> : t('never')),
      compare: (a, b) => (a.lastReadAt ?? '').localeCompare(b.lastReadAt ?? ''),
    },
    {
      key: 'createdBy',
      title: t('createdBy'),
      render: ({ createdBy }) => [createdBy?.firstName, createdBy?.lastName].filter(Boolean).join(' '),
    },
  ]
}

function Subject({ calendar: { agency, vehicle } }: { calendar: Calendar }) {
  const { t } = useTranslation('calendars')
  if (vehicle) return <Plate number={vehicle.registrationNumber} />
  return agency?.name ?? t('company')
}
