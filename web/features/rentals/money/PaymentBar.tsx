import { PlusOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#session/paths'
import { LinkButton } from '#ui/LinkButton'
import { useReturnPath } from '#ui/return-path'
import { landingOn } from '../brief/landing.ts'
import type { PaymentsState } from './use-payments.ts'

/** Offers the next step: another payment, the departure once everything is paid, or the way back. */
export function PaymentBar({ rental, state }: { rental: Rental; state: PaymentsState }) {
  const { t } = useTranslation('rentals')
  const { mayRefund, canAdd, isSettled, isSettling, typing, setTyping } = state
  const summary = paths.rentalSummary(rental.id)
  const returnPath = useReturnPath(summary)
  // Once everything is paid, the vehicle leaves next.
  const leaves = isSettled && rental.status === 'pending' && returnPath === summary
  return (
    <div className="payment-bar">
      {mayRefund && canAdd && (
        <Button icon={<PlusOutlined />} autoFocus={typing === false} onClick={() => setTyping(true)}>
          {t('payment.add')}
        </Button>
      )}
      {leaves && (
        <LinkButton type="primary" autoFocus={typing === false} to={paths.rentalCheckout(rental.id)}>
          {t('actions.delivery')}
        </LinkButton>
      )}
      <LinkButton
        key={String(canAdd)}
        type={isSettled && !leaves && !isSettling ? 'primary' : 'default'}
        autoFocus={typing === false && !canAdd && !leaves}
        to={returnPath}
        state={landingOn(rental)}
      >
        {t(returnPath === summary ? 'payment.back' : 'payment.done')}
      </LinkButton>
      {rental.totalAmount === null && <Link to={paths.rental(rental.id)}>{t('payment.noAmount')}</Link>}
    </div>
  )
}
