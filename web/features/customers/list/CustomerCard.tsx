import type { CustomerRow } from '@filao/domain/customers/customer-row'
import { formatClock, formatNearDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { usePhoneFormat } from '#ui/phone/phone-format'

/** A customer on a phone, below their name: how to reach them, what they owe and when they rent next, in two lines. */
export function CustomerCard({ customer }: { customer: CustomerRow }) {
  const { t } = useTranslation('customers')
  const language = useLanguage()
  const phone = usePhoneFormat()
  const { phoneNumbers, email, city, publicId, nextRental, dueAmount } = customer
  const now = new Date().toISOString()
  return (
    <div className="row-card">
      <span className="row-card-line">
        <span className="row-card-name">{phoneNumbers[0] ? phone(phoneNumbers[0]) : (email ?? city ?? publicId)}</span>
        {dueAmount > 0 && (
          <strong>
            {t('list.due')} <Money euros={dueAmount} />
          </strong>
        )}
      </span>
      {nextRental && (
        <small className="row-card-when">
          {t('list.next')}{' '}
          <time dateTime={nextRental.start}>
            {formatNearDate(nextRental.start, nextRental.timezone, language, now)}{' '}
            {formatClock(nextRental.start, nextRental.timezone, language)}
          </time>
        </small>
      )}
    </div>
  )
}
