import { inCents } from '@filao/domain/kernel/money'
import { remaining } from '@filao/domain/ledger/account'
import { isLate } from '@filao/domain/rentals/availability/availability'
import type { Stage } from '@filao/domain/rentals/check/check'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import { Money } from '#ui/Money'
import { useReturnState } from '#ui/return-path'

/** Lists open points to settle before the keys change hands. It informs and never blocks. */
export function BeforeTheKeys({ rental, stage }: { rental: Rental; stage: Stage }) {
  const { t } = useTranslation('rentals/handover')
  const { t: words } = useTranslation('rentals')
  const returnState = useReturnState()
  const { paidTotalCents, paidSecurityDepositCents, ...due } = inCents(rental)
  const rest = remaining(due, [{ totalCents: paidTotalCents, securityDepositCents: paidSecurityDepositCents }])
  const asksPrice = rest.totalCents > 0
  const asksDeposit = stage === 'delivery' && rest.securityDepositCents > 0
  return (
    <>
      {stage === 'return' && isLate(rental, new Date().toISOString()) && (
        <Notice type="warning" title={t('beforeTheKeys.late')} />
      )}
      {(asksPrice || asksDeposit) && (
        <Notice
          type="warning"
          title={
            <>
              {asksPrice && (
                <>
                  {t('beforeTheKeys.toPay')} <Money cents={rest.totalCents} />
                </>
              )}
              {asksPrice && asksDeposit && ' · '}
              {asksDeposit && (
                <>
                  {t('beforeTheKeys.deposit')} <Money cents={rest.securityDepositCents} />
                </>
              )}
            </>
          }
          action={
            <Link to={paths.rentalPayment(rental.id)} state={returnState}>
              {words('actions.payment')}
            </Link>
          }
        />
      )}
    </>
  )
}
