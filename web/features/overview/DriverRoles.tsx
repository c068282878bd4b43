import type { CustomerOverview } from '@filao/domain/overview/customer-overview.schema'
import { useTranslation } from 'react-i18next'
import { RentalLine } from './RentalLines.tsx'

type Props = { overview: Pick<CustomerOverview, 'driverOf' | 'driverOfCount'> }

/** Lists the rentals of others in which a customer is an additional driver; nothing when there are none. */
export function DriverRoles({ overview: { driverOf, driverOfCount } }: Props) {
  const { t } = useTranslation('overview')
  if (driverOf.length === 0) return null
  return (
    <section className="overview-card overview-wide" aria-label={t('rentals.driver')}>
      <h2>{t('rentals.driver')}</h2>
      <ul className="overview-rentals">
        {driverOf.map((rental) => (
          <li key={rental.id}>
            <RentalLine rental={rental} names="customer" />
          </li>
        ))}
      </ul>
      {driverOfCount > driverOf.length && (
        <small>{t('driverMore', { shown: driverOf.length, total: driverOfCount })}</small>
      )}
    </section>
  )
}
