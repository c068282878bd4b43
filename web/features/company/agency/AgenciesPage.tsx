import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Agency } from '@filao/domain/company/agency'
import { deleteAgency, listAgencies } from '@filao/domain/company/contract'
import { seasonGaps, seasonGapWords } from '@filao/domain/company/seasons'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { GatedLink } from '#features/billing/public'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useLanguage } from '#ui/language'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { HoursToday } from '../opening-hours/HoursToday.tsx'

/** Lists the agencies of the company. */
export function AgenciesPage() {
  const { t } = useTranslation('company')
  const { companyId } = useSession()
  const read = useRead(listAgencies, { params: { companyId } })
  const remove = useAction(deleteAgency)
  const mayCreate = useCan('agencies.create')
  const columns = useColumns()
  const { t: ui } = useTranslation('ui')
  const create = mayCreate && (
    <GatedLink resource="agencies" to={paths.newAgency} type="primary" icon={<PlusOutlined />}>
      {t('agency.create')}
    </GatedLink>
  )
  const empty = (
    <EmptyState
      title={t('agency.emptyTitle')}
      text={t(mayCreate ? 'agency.emptyText' : 'agency.emptyTextStaff')}
      action={create}
    />
  )
  return (
    <>
      <PageHeader title={t('agency.title')} count={read.data?.length} action={read.data?.length ? create : null} />
      <DataTable<Agency>
        label={t('agency.title')}
        read={read}
        rows={read.data}
        columns={columns}
        to={({ id }) => paths.agency(id)}
        empty={empty}
        {...(mayCreate && {
          actions: ({ id, name }: Agency) => (
            <ConfirmButton
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`${ui('delete')} ${name}`}
              onConfirm={() => remove.mutateAsync({ params: { companyId, id } })}
            />
          ),
        })}
      />
    </>
  )
}

function useColumns(): Column<Agency>[] {
  const { t } = useTranslation('company')
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('agency.name'),
      render: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name, language),
    },
    {
      key: 'city',
      title: t('agency.city'),
      render: ({ postalCode, city }) => [postalCode, city].filter(Boolean).join(' ') || '–',
      compare: (a, b) => (a.city ?? '').localeCompare(b.city ?? '', language),
    },
    { key: 'today', title: t('agency.today'), render: (agency) => <HoursToday agency={agency} /> },
    {
      key: 'seasons',
      title: t('agency.seasonCount'),
      render: ({ seasons }) => (
        <span className="agency-hours">
          {seasons.length || t('agency.noSeason')}
          {seasonGaps(seasons).length > 0 && (
            <span title={seasonGapWords.warning[language]}>
              <StatusTag status="warning">{t('agency.gaps')}</StatusTag>
            </span>
          )}
        </span>
      ),
    },
    { key: 'zone', title: t('agency.timezone'), render: ({ timezone }) => timezone.replaceAll('_', ' ') },
  ]
}
