import { StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listUnavailabilities } from '#api/calls'
import { useRead } from '#api/read'
import { UnavailabilityState } from '#features/fleet/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { LinkButton } from '#ui/LinkButton'

/** Lists the current and coming unavailabilities of a vehicle, the next one first, with the button that adds one. */
export function Unavailabilities({ vehicleId, zone }: { vehicleId: number; zone: string }) {
  const { t } = useTranslation('overview')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const read = useRead(listUnavailabilities, { params: { companyId, vehicleId } })
  return (
    <section className="overview-card" aria-label={t('unavailabilities.title')}>
      <h2>{t('unavailabilities.title')}</h2>
      <WhenLoaded read={read} skeleton={2}>
        {(all) => {
          const ahead = all.filter(({ end }) => Date.parse(end) > Date.now()).toReversed()
          return (
            <>
              {ahead.length === 0 && <p className="overview-nothing">{t('unavailabilities.none')}</p>}
              <ul className="overview-rentals">
                {ahead.map((one) => (
                  <li key={one.id}>
                    <UnavailabilityState unavailability={one} />
                    <div className="overview-rental">
                      <span>
                        <DateTime at={one.start} zone={zone} show="near" /> →{' '}
                        <DateTime at={one.end} zone={zone} show="near" />
                      </span>
                      {one.description && <small>{one.description}</small>}
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </WhenLoaded>
      <div className="overview-bar">
        {mayWrite && (
          <LinkButton to={paths.newUnavailability(vehicleId)} icon={<StopOutlined aria-hidden />}>
            {t('unavailabilities.create')}
          </LinkButton>
        )}
        <Link to={paths.unavailabilities(vehicleId)}>{t('unavailabilities.all')}</Link>
      </div>
    </section>
  )
}
