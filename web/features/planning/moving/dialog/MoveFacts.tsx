import { categoryLabels } from '@filao/domain/fleet/category/category'
import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import { paymentLabels } from '@filao/domain/ledger/payment'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { durationDays } from '@filao/domain/rentals/status/period'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { Money } from '#ui/Money'
import type { Zones } from '../state/board-now.ts'
import type { Place } from '../state/subject.ts'
import { PriceChange } from './PriceChange.tsx'
import type { NewPrice } from './use-new-price.ts'

type Props = {
  /** The current position; null for something new. */
  before: Place | null
  place: Place
  zones: Zones
  plateOf: (vehicleId: number) => string
  isRental: boolean
  /** The vehicle has left: its departure cannot change and is not shown. */
  isOut: boolean
  /** The dates stay as they are and are left out, where there is little room. */
  hidesDates: boolean
  /** Null for an unavailability, which has no price. */
  price: NewPrice | null
}

/**
 * Shows the old and new values of a move: the vehicle, the dates in their agencies' time zones, the duration, the
 * price, the deposit and the excess.
 */
export function MoveFacts({ before, place, zones, plateOf, isRental, isOut, hidesDates, price }: Props) {
  const language = useLanguage()
  const start = (at: Place) => <DateTime at={at.start} zone={zones.start} show="near" />
  const end = (at: Place) => <DateTime at={at.end} zone={zones.end} show="near" />
  return (
    <dl className="move-facts">
      <Fact
        name={rentalLabels.vehicleId[language]}
        before={before && before.vehicleId !== place.vehicleId && <Plate number={plateOf(before.vehicleId)} />}
        now={<Plate number={plateOf(place.vehicleId)} />}
      />
      {!isOut && !hidesDates && (
        <Fact
          name={(isRental ? rentalLabels : unavailabilityLabels).start[language]}
          before={before && before.start !== place.start && start(before)}
          now={start(place)}
        />
      )}
      {!hidesDates && (
        <Fact
          name={(isRental ? rentalLabels : unavailabilityLabels).end[language]}
          before={before && before.end !== place.end && end(before)}
          now={end(place)}
        />
      )}
      <CostFacts {...{ before, place, zones, isRental, hidesDates, price }} />
    </dl>
  )
}

/** Shows only the old and new duration, price, deposit and excess, for forms that show the rest. */
export function MoveCost(props: Omit<CostProps, 'hidesDates'>) {
  return (
    <dl className="move-facts">
      <CostFacts {...props} hidesDates={false} />
    </dl>
  )
}

type CostProps = Pick<Props, 'before' | 'place' | 'zones' | 'isRental' | 'hidesDates' | 'price'>

const securityLabels = {
  securityDepositAmount: paymentLabels.securityDepositAmount,
  waiverAmount: categoryLabels.waiverAmount,
}

function CostFacts({ before, place, zones, isRental, hidesDates, price }: CostProps) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const { graceMinutes } = useSession().company
  const days = (at: Place) => t('facts.days', { count: durationDays(at, zones.start, isRental ? graceMinutes : 0) })
  return (
    <>
      {!hidesDates && (
        <Fact
          name={t('facts.duration')}
          before={before && days(before) !== days(place) && days(before)}
          now={days(place)}
        />
      )}
      {price && (
        <Fact
          name={t('facts.price')}
          before={price.difference !== null && price.difference !== 0 && <Money euros={price.before} />}
          now={<PriceChange price={price} />}
        />
      )}
      {price?.security.map(({ amount, before, after }) => (
        <Fact
          key={amount}
          name={securityLabels[amount][language]}
          before={<Money euros={before} />}
          now={<Money euros={after} />}
        />
      ))}
    </>
  )
}

function Fact({ name, before, now }: { name: string; before: ReactNode; now: ReactNode }) {
  const { t } = useTranslation('planning/moving')
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {before && (
          <>
            <del>
              <span className="visually-hidden">{t('facts.before')} </span>
              {before}
            </del>
            <span className="visually-hidden">{t('facts.now')} </span>
          </>
        )}
        <span>{now}</span>
      </dd>
    </div>
  )
}
