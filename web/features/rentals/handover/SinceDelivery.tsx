import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { formatElapsed } from '@filao/domain/kernel/date-text'
import { formatCents, inCents } from '@filao/domain/kernel/money'
import { minutesBetween } from '@filao/domain/kernel/time'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import { proposeCharges } from '@filao/domain/rentals/money/proposed-charges'
import { rentalInCents } from '@filao/domain/rentals/money/rental-in-cents'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { FormGroup } from '#ui/form/FormScreen'
import { formatKilometres } from '#ui/Kilometres'
import { useListPrices } from '../price/use-list-prices.ts'
import type { StateValues } from './outbox/check-values.ts'

type Props = { rental: Rental; out: Check | undefined; values: StateValues }

/**
 * Shows the changes since the delivery and the charges that they may cause. An agent decides on them after the return.
 */
export function SinceDelivery({ rental, out, values }: Props) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const { company } = useSession()
  const [now] = useState(() => new Date().toISOString())
  const late = minutesBetween(rental.end, now)
  const isLate = Date.parse(now) > Date.parse(rental.end)
  const prices = useListPrices(rental, now, { isLate, isPriced: isLate })
  const proposed = proposeCharges({
    rental: rentalInCents(rental),
    returnedAt: now,
    graceMinutes: company.graceMinutes,
    tariffs: inCents(company),
    state: values,
    ...(prices ?? { actualCents: null, listedCents: null }),
  }).filter(({ isInformation }) => !isInformation)
  const driven = out && values.odometer !== null ? Math.max(0, values.odometer - out.odometer) : null
  return (
    <FormGroup title={t('since.title')}>
      <dl className="check-since">
        <Fact label={t('since.driven')}>
          {driven === null ? t('since.unknown') : formatKilometres(driven, language)}
        </Fact>
        <Fact label={vehicleLabels.fuel[language]}>
          {out?.fuelLevel ? `${out.fuelLevel} → ${values.fuelLevel ?? '–'}` : t('since.unknown')}
        </Fact>
        <Fact label={t('since.lateness')} isGrave={late > 0}>
          {late > 0 ? formatElapsed(late, language) : t('since.onTime')}
        </Fact>
        <Fact label={t('since.new')} isGrave={values.damages.length > 0}>
          {values.damages.length}
        </Fact>
      </dl>
      {proposed.length > 0 && (
        <div className="check-proposed">
          <h3 className="check-subtitle">{t('since.proposed')}</h3>
          <ul>
            {proposed.map(({ kind, sentence, amountCents, mostCents }) => (
              <li key={`${kind} ${sentence.fr}`}>
                {sentence[language]}
                {amountCents !== null && (
                  <small> {t('since.priced', { amount: formatCents(amountCents, language) })}</small>
                )}
                {mostCents !== null && (
                  <small> {t('since.atMost', { amount: formatCents(mostCents, language) })}</small>
                )}
              </li>
            ))}
          </ul>
          <p className="form-hint">{t('since.proposedHint')}</p>
        </div>
      )}
    </FormGroup>
  )
}

function Fact({ label, isGrave = false, children }: { label: string; isGrave?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isGrave ? 'is-grave' : ''}>{children}</dd>
    </div>
  )
}
