import { isLate } from '@filao/domain/rentals/availability'
import type { Stage } from '@filao/domain/rentals/check'
import { remaining } from '@filao/domain/rentals/payments'
import type { Rental } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#app/paths'
import { Money } from '#ui/Money'
import { Notice } from '#ui/Notice'

/** What should be settled before the keys change hands. It informs and never blocks. */
export function BeforeTheKeys({ rental, stage }: { rental: Rental; stage: Stage }) {
  const { t } = useTranslation('rentals')
  const paid = { totalAmount: rental.paidTotalAmount, securityDepositAmount: rental.paidSecurityDepositAmount }
  const rest = remaining(rental, [paid])
  const missing = rest.totalAmount > 0 || (stage === 'delivery' && rest.securityDepositAmount > 0)
  return (
    <>
      {stage === 'return' && isLate(rental, new Date().toISOString()) && (
        <Notice type="warning" title={t('check.late')} />
      )}
      {missing && (
        <Notice
          type="warning"
          title={
            <>
              {t('payment.rest')} <Money euros={rest.totalAmount} />
              {stage === 'delivery' && rest.securityDepositAmount > 0 && (
                <>
                  {' · '}
                  {t('deposit')} <Money euros={rest.securityDepositAmount} />
                </>
              )}
            </>
          }
          action={<Link to={paths.rentalPayment(rental.id)}>{t('actions.payment')}</Link>}
        />
      )}
    </>
  )
}
