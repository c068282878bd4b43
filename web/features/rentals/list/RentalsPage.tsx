import { UploadOutlined } from '@ant-design/icons'
import { mostFound } from '@filao/domain/rentals/list/rental-filter'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '#api/call'
import { exportRentals, listRentals, searchRentals } from '#api/calls'
import { usePage } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { MovedRental } from '../summary/MovedRental.tsx'
import { RentalBulk } from './RentalBulk.tsx'
import { RentalCard } from './RentalCard.tsx'
import { RentalFilters } from './RentalFilters.tsx'
import { RentalRowActions } from './RentalRowActions.tsx'
import { useRentalColumns } from './rental-columns.tsx'
import { isFiltered, rentalQuery } from './rental-query.ts'
import { StatusFilter } from './StatusFilter.tsx'
import { useRentalSearch } from './use-rental-search.ts'
import './RentalsPage.css'

/** Lists the rentals, next to come first; a search lists the best match first. Filters and order are in the URL. */
export function RentalsPage() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const mayImport = useCan('customers.import')
  const [url] = useSearchParams()
  const [term, cursor] = [url.get('q') ?? '', url.get('cursor')]
  const query = rentalQuery(url, useCompanyZone())
  const columns = useRentalColumns()
  const params = { companyId }
  const page = usePage(
    listRentals,
    { params, query: { ...query, limit: 25, ...(cursor && { cursor }) } },
    { enabled: !term },
  )
  const search = useRentalSearch(term, query)
  const rows = term ? search.data : page.data?.rows
  const total = term ? search.data?.length : page.data?.total
  const selection = useSelection<RentalRow>(rows, ({ publicId }) => publicId)
  const loadAll = () =>
    term
      ? call(searchRentals, { params, body: { ...query, term } })
      : call(listRentals, { params, query: { ...query, limit: mostAtOnce } })
  return (
    <>
      <PageHeader
        title={t('list.title')}
        count={total}
        action={
          <div className="page-actions">
            <ExportButton
              label={t('list.export')}
              endpoint={exportRentals}
              input={{ params, query: { ...query, search: term } }}
            />
            {mayImport && (
              <LinkButton
                icon={<UploadOutlined />}
                aria-label={t('list.import')}
                title={t('list.import')}
                to={paths.importRentals}
              >
                <span className="action-word">{t('list.import')}</span>
              </LinkButton>
            )}
          </div>
        }
      >
        <SearchBox placeholder={t('list.search')} delayMs={500} />
      </PageHeader>
      <MovedRental />
      <StatusFilter />
      <RentalFilters />
      <RentalBulk selection={selection} total={total ?? 0} loadAll={loadAll} />
      {term && total === mostFound && <p className="found-hint">{t('list.best', { count: mostFound })}</p>}
      <DataTable
        label={t('list.title')}
        read={term ? search : page}
        rows={rows}
        {...(!term && { nextCursor: page.data?.nextCursor ?? null })}
        columns={columns}
        card={(rental) => <RentalCard rental={rental} />}
        selection={selection}
        to={(rental) => paths.rentalSummary(rental.id)}
        actions={(rental) => <RentalRowActions rental={rental} />}
        empty={
          isFiltered(query, term) ? (
            <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />
          ) : (
            <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
          )
        }
      />
    </>
  )
}
