import { customerName } from '@filao/domain/customers/name/person'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Twin } from '@filao/domain/twins/twin.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { usePhoneFormat } from '#ui/phone/phone-format'

/** Shows what tells a customer from another one: name, number, how to reach them, birth and licence. */
export function TwinFacts({ customer }: { customer: Twin['customer'] }) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const phone = usePhoneFormat()
  const { id, publicId, email, phoneNumbers, birthDate, drivingLicenseNumber, city } = customer
  const facts = [
    publicId,
    email,
    ...phoneNumbers.map(phone),
    birthDate && t('born', { date: formatLocalDate(birthDate, language) }),
    drivingLicenseNumber,
    city,
  ].filter(Boolean)
  return (
    <div className="twin-facts">
      <Link to={paths.customer(id)}>{customerName({ ...customer, title: null })}</Link>
      <small>{facts.join(' · ')}</small>
    </div>
  )
}
