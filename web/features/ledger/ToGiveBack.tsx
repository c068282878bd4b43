import { formatCents, inCents } from '@filao/domain/kernel/money'
import { paid } from '@filao/domain/ledger/account'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import type { Amounts } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { held } from '@filao/domain/ledger/refund'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { type Owing, overpaid, paymentState } from './payment-lines.ts'

type Props = { rental: Owing; payments: Payment[]; onRefund: (payment: Payment) => void }

/**
 * Shows that the customer gets money back, with the button that refunds it: overpaid amounts first, then the deposit.
 */
export function ToGiveBack({ rental, payments, onRefund }: Props) {
  const { t } = useTranslation('ledger')
  const language = useLanguage()
  const { securityDepositCents } = paid(payments.map(inCents))
  const isCancelled = rental.status === 'cancelled'
  const tooMuch = overpaid(rental, payments) + (isCancelled ? securityDepositCents : 0)
  const isSettled = paymentState(rental, payments, false).inFull.totalCents
  const notice = (title: string, action: string, of: (keyof Amounts)[]) => {
    const payment = payments.find((one) => isRefundable(one, payments, of))
    return (
      <Notice
        type="info"
        title={title}
        action={
          payment && (
            <Button type="primary" onClick={() => onRefund(payment)}>
              {action}
            </Button>
          )
        }
      />
    )
  }
  const amount = (cents: number) => ({ amount: formatCents(cents, language) })
  if (tooMuch > 0) {
    return notice(
      t(isCancelled ? 'cancelledDue' : 'paidTooMuch', amount(tooMuch)),
      t('refund'),
      isCancelled ? bothAmounts : ['totalCents'],
    )
  }
  if (!isDepositOver(rental.status) || !isSettled || securityDepositCents <= 0) return null
  return notice(t('depositDue', amount(securityDepositCents)), t('refundDeposit'), ['securityDepositCents'])
}

const bothAmounts: (keyof Amounts)[] = ['totalCents', 'securityDepositCents']

/** Returns true when a payment still holds one of these amounts. */
export function isRefundable(payment: Payment, payments: Payment[], of = bothAmounts): boolean {
  const rest = held(inCents(payment), payments.map(inCents))
  return !payment.correctsPaymentId && of.some((amount) => rest[amount] > 0)
}
