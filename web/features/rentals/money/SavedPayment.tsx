import { LockOutlined, RollbackOutlined } from '@ant-design/icons'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentLabels } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { printReceipt } from '#api/calls'
import { urlOf } from '#api/input'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { PdfButton } from '#ui/file/PdfButton'
import { Money } from '#ui/Money'

type Props = {
  rental: Rental
  payment: Payment
  payments: Payment[]
  /** Opens the refund; null when nothing is left to refund, or the user may not. */
  onRefund: (() => void) | null
}

/** Shows a payment or a refund, which cannot be changed any more, with its receipt. */
export function SavedPayment({ rental, payment, payments, onRefund }: Props) {
  const { t } = useTranslation('rentals')
  const { t: money } = useTranslation('rentals/money')
  const { t: account } = useTranslation('ledger')
  const language = useLanguage()
  const { companyId } = useSession()
  const zone = rental.departureAgency.timezone
  const date = (at: string) => formatDateTime(at, zone, language)
  const { takenBy, takenAt } = payment
  const by = takenBy && [takenBy.firstName, takenBy.lastName].filter(Boolean).join(' ')
  const corrected = payments.find(({ id }) => id === payment.correctsPaymentId)
  // An untouched amount stays empty, because a zero beside a minus is confusing.
  const signed = (euros: number) => (euros === 0 ? null : corrected ? -euros : euros)
  const receipt = { params: { companyId, rentalId: rental.id, id: payment.id } }
  return (
    <li className="payment-saved">
      <span className="payment-method">
        <LockOutlined aria-label={t('payment.locked')} title={t('payment.locked')} />
        <span>
          {corrected && `${money(payment.isDepositKept ? 'refund.kept' : 'refund.line')} · `}
          {paymentMethodLabels[payment.method][language]}
          <small>
            <DateTime at={takenAt} zone={zone} />
            {by && ` · ${by}`}
          </small>
          {!corrected && payment.reason && <small>{payment.reason}</small>}
          {corrected && (
            <small>
              {money('refund.corrects', { date: date(corrected.takenAt) })} · {payment.reason}
            </small>
          )}
        </span>
      </span>
      <span className="payment-amount">
        <small>{paymentLabels.totalAmount[language]}</small>
        <Money euros={signed(payment.totalAmount)} />
      </span>
      <span className="payment-amount">
        <small>{t('deposit')}</small>
        <Money euros={signed(payment.securityDepositAmount)} />
      </span>
      <span className="payment-actions">
        <a
          href={urlOf(printReceipt.path, receipt)}
          target="_blank"
          rel="noreferrer"
          aria-label={money('receipt.of', { date: date(takenAt) })}
        >
          {money('receipt.open')}
        </a>
        <PdfButton
          label={money('receipt.pdf', { date: date(takenAt) })}
          endpoint={printReceipt}
          input={{ ...receipt, query: { format: 'pdf' } }}
        />
        {onRefund && (
          <Button
            size="small"
            icon={<RollbackOutlined />}
            aria-label={money('refund.of', { date: date(takenAt) })}
            onClick={onRefund}
          >
            {account('refund')}
          </Button>
        )}
      </span>
    </li>
  )
}
