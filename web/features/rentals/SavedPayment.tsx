import { LockOutlined } from '@ant-design/icons'
import { paymentMethodLabels } from '@filao/domain/rentals/labels'
import type { Payment } from '@filao/domain/rentals/payment'
import { useTranslation } from 'react-i18next'
import { DateTime } from '#ui/DateTime'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'

/** A payment as it was taken. It cannot be changed any more. */
export function SavedPayment({ payment, zone }: { payment: Payment; zone: string }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { takenBy } = payment
  const by = takenBy && [takenBy.firstName, takenBy.lastName].filter(Boolean).join(' ')
  return (
    <li className="payment-saved">
      <span className="payment-method">
        <LockOutlined aria-label={t('payment.locked')} title={t('payment.locked')} />
        <span>
          {paymentMethodLabels[payment.method][language]}
          <small>
            <DateTime at={payment.takenAt} zone={zone} />
            {by && ` · ${by}`}
          </small>
        </span>
      </span>
      <span className="payment-amount">
        <small>{t('price.total')}</small>
        <Money euros={payment.totalAmount} />
      </span>
      <span className="payment-amount">
        <small>{t('deposit')}</small>
        <Money euros={payment.securityDepositAmount} />
      </span>
    </li>
  )
}
