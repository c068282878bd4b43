import { PlusOutlined } from '@ant-design/icons'
import { exportRentals, listRentals } from '@filao/domain/rentals/contract'
import { useTranslation } from 'react-i18next'
import { usePage } from '#api/read'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { useUrlParam } from '#ui/url-param'
import { MovedRental } from '../summary/MovedRental.tsx'
import { RentalRowActions } from './RentalRowActions.tsx'
import { useRentalColumns } from './rental-columns.tsx'
import { chosenStatuses, StatusFilter } from './StatusFilter.tsx'
import { useRentalSearch } from './use-rental-search.ts'
import './RentalsPage.css'

/** Lists the rentals, latest start first; a search lists the best match first. */
export function RentalsPage() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const [term] = useUrlParam('q')
  const [status] = useUrlParam('status')
  const [cursor] = useUrlParam('cursor')
  const columns = useRentalColumns()
  const statuses = chosenStatuses(status)
  const page = usePage(
    listRentals,
    {
      params: { companyId },
      query: { limit: 25, ...(statuses.length && { status: statuses.join(',') }), ...(cursor && { cursor }) },
    },
    { enabled: !term },
  )
  const search = useRentalSearch(term)
  const found = search.data?.filter((rental) => !statuses.length || statuses.includes(rental.status))
  const isFiltered = term !== '' || statuses.length > 0
  return (
    <>
      <PageHeader
        title={t('list.title')}
        count={term ? found?.length : page.data?.total}
        action={
          <div className="page-actions">
            <ExportButton
              label={t('list.export')}
              endpoint={exportRentals}
              input={{ params: { companyId }, query: { search: term, status: statuses.join(',') } }}
            />
            <LinkButton type="primary" icon={<PlusOutlined />} to={paths.newRental}>
              {t('list.create')}
            </LinkButton>
          </div>
        }
      >
        <SearchBox placeholder={t('list.search')} delayMs={500} />
      </PageHeader>
      <MovedRental />
      <StatusFilter />
      <DataTable
        label={t('list.title')}
        read={term ? search : page}
        rows={term ? found : page.data?.rows}
        {...(!term && { nextCursor: page.data?.nextCursor ?? null })}
        columns={columns}
        to={(rental) => paths.rentalSummary(rental.id)}
        actions={(rental) => <RentalRowActions rental={rental} />}
        empty={
          isFiltered ? (
            <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />
          ) : (
            <EmptyState
              title={t('list.empty')}
              text={t('list.emptyText')}
              action={
                <LinkButton type="primary" to={paths.newRental}>
                  {t('list.create')}
                </LinkButton>
              }
            />
          )
        }
      />
    </>
  )
}
