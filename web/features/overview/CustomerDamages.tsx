import { damageLabel } from '@filao/domain/fleet/damage/damage'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { CustomerOverview } from '@filao/domain/overview/customer-overview.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'

type Props = { overview: Pick<CustomerOverview, 'damages' | 'damagesCount'> }

/** Lists the damages found when vehicles came back from a customer's rentals. */
export function CustomerDamages({ overview: { damages, damagesCount } }: Props) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const zone = useCompanyZone()
  return (
    <section className="overview-card" aria-label={t('damages.title')}>
      <h2>{t('damages.title')}</h2>
      {damages.length === 0 && <p className="overview-nothing">{t('damages.none')}</p>}
      <ul className="overview-damages">
        {damages.map((damage) => (
          <li key={damage.id}>
            <span>{damageLabel(damage, language)}</span>
            {damage.comment && <small>{damage.comment}</small>}
            <small>
              <DateTime at={damage.foundAt} zone={zone} show="date" />
              {' · '}
              <Link to={paths.vehicle(damage.vehicle.id)}>{formatPlate(damage.vehicle.registrationNumber)}</Link>
              {' · '}
              <Link to={paths.rentalSummary(damage.rental.id)}>{damage.rental.publicId}</Link>
              {damage.repairedAt && ` · ${t('damages.repaired')}`}
            </small>
          </li>
        ))}
      </ul>
      {damagesCount > damages.length && (
        <small>{t('damages.more', { shown: damages.length, total: damagesCount })}</small>
      )}
    </section>
  )
}
