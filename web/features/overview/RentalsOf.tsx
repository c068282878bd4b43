import { rentalSorts } from '@filao/domain/rentals/list/rental-filter'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listRentals } from '#api/calls'
import { usePage } from '#api/read'
import { RentalCard, useRentalColumns } from '#features/rentals/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Count } from '#ui/Count'
import { DataTable } from '#ui/table/DataTable'
import { choiceParam } from '#ui/url-param'

type Props = {
  filter: { customerId: number } | { vehicleId: number }
  /** The column that is the same in every row. */
  hidden: 'customer' | 'vehicle' | null
}

/** Lists all rentals of a customer or a vehicle, latest start first or as its headings order it, page by page. */
export function RentalsOf({ filter, hidden }: Props) {
  const { t } = useTranslation('overview')
  const { companyId } = useSession()
  const [url] = useSearchParams()
  const [cursor, sort] = [url.get('cursor'), choiceParam(url, 'order', rentalSorts)]
  const query = { ...filter, limit: 10, ...(sort && { sort }), ...(cursor && { cursor }) }
  const page = usePage(listRentals, { params: { companyId }, query })
  const columns = useRentalColumns().filter(({ key }) => key !== hidden)
  return (
    <section className="overview-wide" aria-label={t('rentals.title')}>
      <h2 className="overview-title">
        {t('rentals.title')}
        {page.data && <Count count={page.data.total} />}
      </h2>
      <DataTable<RentalRow>
        label={t('rentals.title')}
        read={page}
        rows={page.data?.rows}
        nextCursor={page.data?.nextCursor ?? null}
        columns={columns}
        card={(rental) => <RentalCard rental={rental} />}
        to={({ id }) => paths.rentalSummary(id)}
        empty={<p className="overview-nothing">{t('rentals.empty')}</p>}
      />
    </section>
  )
}
