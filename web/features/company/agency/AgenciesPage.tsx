import { PlusOutlined } from '@ant-design/icons'
import { agencyLabels } from '@filao/domain/company/agency'
import type { Agency } from '@filao/domain/company/agency.schema'
import { seasonGapMessages, seasonGaps } from '@filao/domain/company/seasons'
import { timezoneName } from '@filao/domain/company/territories'
import { useTranslation } from 'react-i18next'
import { deleteAgency, listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { GatedLink } from '#features/billing/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { StatusTag } from '#ui/StatusTag'
import type { Column } from '#ui/table/data-table'
import { ListPage } from '#ui/table/ListPage'
import { HoursToday } from '../opening-hours/HoursToday.tsx'

/** Lists the agencies of the company. */
export function AgenciesPage() {
  const { t } = useTranslation('company')
  const { companyId } = useSession()
  const mayCreate = useCan('agencies.create')
  const columns = useColumns()
  return (
    <ListPage<Agency>
      title={t('agency.title')}
      read={useRead(listAgencies, { params: { companyId } })}
      columns={columns}
      to={({ id }) => paths.agency(id)}
      create={
        mayCreate && (
          <GatedLink resource="agencies" to={paths.newAgency} type="primary" icon={<PlusOutlined />}>
            {t('agency.create')}
          </GatedLink>
        )
      }
      emptyTitle={t('agency.emptyTitle')}
      emptyText={t(mayCreate ? 'agency.emptyText' : 'agency.emptyTextStaff')}
      actions={
        mayCreate &&
        (({ id, name }) => <DeleteButton endpoint={deleteAgency} input={{ params: { companyId, id } }} name={name} />)
      }
    />
  )
}

function useColumns(): Column<Agency>[] {
  const { t } = useTranslation('company')
  const labels = useLabels(agencyLabels)
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: labels.name,
      render: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name, language),
    },
    {
      key: 'city',
      title: labels.city,
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
            <span title={seasonGapMessages.warning[language]}>
              <StatusTag status="warning">{t('agency.gaps')}</StatusTag>
            </span>
          )}
        </span>
      ),
    },
    { key: 'zone', title: labels.timezone, render: ({ timezone }) => timezoneName(timezone, language) },
  ]
}
