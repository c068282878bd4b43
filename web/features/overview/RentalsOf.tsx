import { listRentals } from '@filao/domain/rentals/contract'
import type { RentalRow } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { usePage } from '#api/read'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { useRentalColumns } from '#features/rentals/public'
import { DataTable } from '#ui/table/DataTable'
import { useUrlParam } from '#ui/url-param'

type Props = {
  filter: { customerId: number } | { vehicleId: number }
  /** The column that is the same in every row. */
  hidden: 'customer' | 'vehicle' | null
}

/** Lists all rentals of a customer or a vehicle, latest start first, page by page. */
export function RentalsOf({ filter, hidden }: Props) {
  const { t } = useTranslation('overview')
  const { companyId } = useSession()
  const [cursor] = useUrlParam('cursor')
  const query = { ...filter, limit: 10, ...(cursor && { cursor }) }
  const page = usePage(listRentals, { params: { companyId }, query })
  const columns = useRentalColumns().filter(({ key }) => key !== hidden)
  return (
    <section className="overview-wide" aria-label={t('rentals.title')}>
      <h2 className="overview-title">
        {t('rentals.title')}
        {page.data && <span className="page-count">{page.data.total}</span>}
      </h2>
      <DataTable<RentalRow>
        label={t('rentals.title')}
        read={page}
        rows={page.data?.rows}
        nextCursor={page.data?.nextCursor ?? null}
        columns={columns}
        to={({ id }) => paths.rentalSummary(id)}
        empty={<p className="overview-nothing">{t('rentals.empty')}</p>}
      />
    </section>
  )
}
