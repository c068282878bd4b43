import type { VehicleOverview } from '@filao/domain/overview/vehicle-overview'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'

const daysOfYear = 365

/** Shows the revenue and the days rented of a vehicle's last twelve months, and says what they count. */
export function VehicleYear({ year }: Pick<VehicleOverview, 'year'>) {
  const { t } = useTranslation('overview')
  const percent = Math.min(100, Math.round((year.rentedDays / daysOfYear) * 100))
  return (
    <section className="overview-card" aria-label={t('year.title')}>
      <h2>{t('year.title')}</h2>
      <dl className="overview-facts">
        <div>
          <dt>{t('year.revenue')}</dt>
          <dd>
            <strong>
              <Money euros={year.revenueAmount} />
            </strong>
          </dd>
        </div>
        <div>
          <dt>{t('year.rented')}</dt>
          <dd>
            <strong>{year.rentedDays}</strong>
            <small>{t('year.share', { percent })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('year.rentals')}</dt>
          <dd>
            <strong>{year.rentalsCount}</strong>
          </dd>
        </div>
      </dl>
      <small>{t('year.hint')}</small>
    </section>
  )
}
