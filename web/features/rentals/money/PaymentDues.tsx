import { inCents } from '@filao/domain/kernel/money'
import { amountDue } from '@filao/domain/ledger/account'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import { paymentLabels } from '@filao/domain/ledger/payment'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Due, useDueHint } from '#features/ledger/public'
import { useLabels } from '#session/language'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'
import { landingOn } from '../brief/landing.ts'
import type { PaymentsState } from './use-payments.ts'

/** Shows what is paid and left of the rental and its deposit, and that the settlement collects it. */
export function PaymentDues({ rental, state }: { rental: Rental; state: PaymentsState }) {
  const { t } = useTranslation('rentals')
  const { t: money } = useTranslation('rentals/money')
  const labels = useLabels(paymentLabels)
  const dueHint = useDueHint(rental)
  const { soFar, inFull, isCancelled, isSettling, elsewhereCents } = state
  const { totalCents, chargesCents, securityDepositCents } = inCents(rental)
  return (
    <>
      <div className="payment-due">
        <Due
          label={labels.totalAmount}
          paidCents={soFar.totalCents}
          dueCents={totalCents === null ? null : amountDue(inCents(rental), 'totalCents')}
          isOver={isCancelled && chargesCents === 0 && elsewhereCents === 0}
          hint={!isCancelled && dueHint}
        />
        <Due
          label={t('deposit')}
          paidCents={soFar.securityDepositCents}
          dueCents={securityDepositCents}
          inFull={t('payment.heldInFull')}
          isOver={isDepositOver(rental.status)}
        />
      </div>
      {inFull.totalCents && !isCancelled && <Notice type="success" title={t('payment.totalInFull')} />}
      {inFull.securityDepositCents && !isDepositOver(rental.status) && (
        <Notice type="success" title={t('payment.depositInFull')} />
      )}
      {isSettling && (
        <Notice
          type="info"
          title={money('settlement.open')}
          action={
            <LinkButton type="primary" to={paths.rentalSummary(rental.id)} state={landingOn(rental)}>
              {money('settlement.toCard')}
            </LinkButton>
          }
        />
      )}
    </>
  )
}
