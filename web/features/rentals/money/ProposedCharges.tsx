import { formatCents, toCents, toEuros } from '@filao/domain/kernel/money'
import { priceRental } from '@filao/domain/rentals/contract'
import { type ProposedCharge, proposeCharges } from '@filao/domain/rentals/money/proposed-charges'
import { rentalInCents } from '@filao/domain/rentals/money/rental-in-cents'
import type { Rental } from '@filao/domain/rentals/rental'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import type { ChargeProposal } from './ChargeModal.tsx'

/**
 * Proposes charges for a late return, missing fuel or damages, each for an agent to decide; mere information has no
 * button.
 */
export function ProposedCharges(props: { rental: Rental; onDecide: (proposal: ChargeProposal) => void }) {
  const { rental, onDecide } = props
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const proposed = useProposedCharges(rental)
  const informative = proposed.filter(({ isInformation }) => isInformation).map(({ sentence }) => sentence[language])
  const toDecide = proposed.filter(({ isInformation }) => !isInformation)
  const information = informative.length > 0 && <p className="form-hint">{informative.join(' · ')}</p>
  if (toDecide.length === 0) return information
  return (
    <div className="charge-proposals">
      <h3>{t('charges.proposed')}</h3>
      <p className="form-hint">{t('charges.proposedHint')}</p>
      <ul>
        {toDecide.map((one) => {
          const { kind, amountCents, mostCents, sentence } = one
          const what = sentence[language]
          return (
            <li key={`${kind} ${what}`}>
              <span>
                {what}
                <Limit charge={one} />
              </span>
              <span className="charge-amount">
                {amountCents !== null && <Money cents={amountCents} />}
                <Button
                  size="small"
                  aria-label={t('charges.decideOf', { what })}
                  onClick={() =>
                    onDecide({ kind, amount: amountCents && toEuros(amountCents), mostCents, reason: what })
                  }
                >
                  {t('charges.decide')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {information}
    </div>
  )
}

function Limit({ charge: { mostCents } }: { charge: ProposedCharge }) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  if (mostCents === null) return null
  return <small>{t('charges.atMost', { amount: formatCents(mostCents, language) })}</small>
}

/** Returns the charges proposed by the return of this rental. */
function useProposedCharges(rental: Rental): ProposedCharge[] {
  const { companyId, company } = useSession()
  const { id, returnedAt, start, vehicleId, departureAgencyId, optionIds, discountPercent } = rental
  const places = { vehicleId, departureAgencyId, optionIds, discountPercent, rentalId: id }
  const body = { start, end: returnedAt ?? '', ...places }
  const isLate = returnedAt !== null && Date.parse(returnedAt) > Date.parse(rental.end)
  const actual = useRead(priceRental, { params: { companyId }, body }, { enabled: isLate, retry: false })
  if (!returnedAt || (isLate && actual.isPending)) return []
  return proposeCharges({
    rental: rentalInCents(rental),
    returnedAt,
    graceMinutes: company.graceMinutes,
    actualCents: actual.data ? toCents(actual.data.total) : null,
  })
}
