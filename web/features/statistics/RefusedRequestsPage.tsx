import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { clockMinutesBetween } from '@filao/domain/kernel/time'
import { referralModeLabels } from '@filao/domain/rentals/record/labels'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { RefusedRequest } from '@filao/domain/rentals/refused-request/refused-request.schema'
import { figureText } from '@filao/domain/statistics/figure-text'
import { figureLabels } from '@filao/domain/statistics/labels'
import { anyCategoryLabel } from '@filao/domain/statistics/share'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { deleteRefusedRequest, listAgencies, listCategories, listRefusedRequests } from '#api/calls'
import { usePage, useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { idParam } from '#ui/url-param'
import { PeriodBar } from './PeriodBar.tsx'
import { usePeriod } from './period.ts'
import './statistics.css'

/** Lists the refused requests behind the figures of a period, where they can be taken back. */
export function RefusedRequestsPage() {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const [mayRead, mayWrite] = [useCan('company.read'), useCan('rentals.write')]
  const period = usePeriod()
  const columns = useColumns()
  const [url] = useSearchParams()
  const [agencyId, categoryId, cursor] = [idParam(url, 'agency'), idParam(url, 'category'), url.get('cursor')]
  const chosen = { ...(agencyId && { agencyId }), ...(categoryId && { categoryId }), ...(cursor && { cursor }) }
  const query = { ...period.days, ...chosen, limit: 25 }
  const read = usePage(listRefusedRequests, { params: { companyId }, query }, { enabled: period.fault === null })
  const agencies = useRead(listAgencies, { params: { companyId } }, { enabled: mayRead }).data
  const categories = useRead(listCategories, { params: { companyId } }, { enabled: mayRead }).data
  const title = figureLabels.refusedCount.label[language]
  return (
    <div className="stat">
      <PageHeader title={title} count={read.data?.total}>
        {agencies && agencies.length > 1 && (
          <UrlSelect param="agency" label={t('refused.agencies')} choices={agencies} />
        )}
        {categories && categories.length > 1 && (
          <UrlSelect param="category" label={t('refused.categories')} choices={categories.map(named)} />
        )}
      </PageHeader>
      <PeriodBar period={{ ...period, offered: [] }} />
      {period.fault ? (
        <Notice type="warning" role="alert" title={t(`period.${period.fault}`)} />
      ) : (
        <DataTable<RefusedRequest>
          label={title}
          read={read}
          rows={read.data?.rows}
          nextCursor={read.data?.nextCursor ?? null}
          columns={columns}
          actions={
            mayWrite &&
            (({ id, category, departureAgency, start }) => (
              <DeleteButton
                endpoint={deleteRefusedRequest}
                input={{ params: { companyId, id } }}
                name={`${categoryText(category, language)}, ${formatDateTime(start, departureAgency.timezone, language)}`}
                question={t('refused.question')}
              />
            ))
          }
          empty={
            <EmptyState
              title={t('refused.none')}
              text={t('refused.noneText')}
              action={mayRead && <LinkButton to={paths.categoryPrices}>{t('refused.search')}</LinkButton>}
            />
          }
        />
      )}
    </div>
  )
}

function useColumns(): Column<RefusedRequest>[] {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  return [
    {
      key: 'category',
      title: t('refused.category'),
      render: ({ category }) => categoryText(category, language),
    },
    {
      key: 'start',
      title: rentalLabels.start[language],
      render: ({ start, departureAgency }) => <DateTime at={start} zone={departureAgency.timezone} />,
    },
    {
      key: 'end',
      title: rentalLabels.end[language],
      render: ({ end, departureAgency }) => <DateTime at={end} zone={departureAgency.timezone} />,
    },
    {
      key: 'days',
      title: t('refused.days'),
      align: 'right',
      render: ({ start, end, departureAgency }) =>
        figureText('refusedDays', clockMinutesBetween(start, end, departureAgency.timezone) / 1440, language),
    },
    { key: 'agency', title: t('refused.agency'), render: ({ departureAgency }) => departureAgency.name },
    {
      key: 'source',
      title: t('refused.source'),
      render: ({ referralMode }) => referralModeLabels[referralMode][language],
    },
    {
      key: 'recorded',
      title: t('refused.recorded'),
      render: ({ createdAt, createdBy, departureAgency }) => (
        <>
          <DateTime at={createdAt} zone={departureAgency.timezone} />
          {createdBy && ` · ${[createdBy.firstName, createdBy.lastName].filter(Boolean).join(' ')}`}
        </>
      ),
    },
  ]
}

function named({ id, code, name }: { id: number; code: string; name: string }) {
  return { id, name: `${code} · ${name}` }
}

function categoryText(category: RefusedRequest['category'], language: Language): string {
  return category ? named(category).name : anyCategoryLabel[language]
}
