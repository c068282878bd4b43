import { stageLabels } from '@filao/domain/rentals/labels'
import type { Rental } from '@filao/domain/rentals/rental'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateTime } from '#ui/DateTime'
import { useLanguage } from '#ui/language'
import { kilometres } from './kilometres.ts'

/** What happened so far: created, delivered, returned, with what the checks say. */
export function RentalHistory({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { departureAgency, checks, referralUser } = rental
  const by = referralUser && [referralUser.firstName, referralUser.lastName].filter(Boolean).join(' ')
  const delivered = checks.find(({ stage }) => stage === 'delivery')
  return (
    <section className="summary-card">
      <h2>{t('summary.history')}</h2>
      <Timeline
        items={[
          {
            key: 'created',
            color: 'gray',
            content: (
              <>
                <strong>{by ? t('summary.createdBy', { name: by }) : t('summary.created')}</strong>
                <small>
                  <DateTime at={rental.createdAt} zone={departureAgency.timezone} />
                </small>
              </>
            ),
          },
          ...checks.map((check) => ({
            key: check.id,
            color: check.stage === 'delivery' ? 'green' : 'blue',
            content: (
              <>
                <strong>{stageLabels[check.stage][language]}</strong>
                <small>
                  <DateTime at={check.recordedAt} zone={departureAgency.timezone} />
                </small>
                <span>
                  {kilometres(check.odometer, language)}
                  {check.stage === 'return' &&
                    delivered &&
                    ` (+${kilometres(check.odometer - delivered.odometer, language)})`}
                  {check.fuelLevel && ` · ${t('vehicles.fuel', { level: check.fuelLevel })}`}
                </span>
                {check.comments && <q className="summary-comments">{check.comments}</q>}
              </>
            ),
          })),
        ]}
      />
    </section>
  )
}
