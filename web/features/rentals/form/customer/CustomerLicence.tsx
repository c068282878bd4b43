import type { Customer } from '@filao/domain/customers/customer.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'
import { licenceState } from './licence.ts'

type Props = { customer: Customer; end: string | null; zone: string | undefined }

/** Shows the driving licence needed for the contract, and marks one that is missing or expires before the return. */
export function CustomerLicence({ customer, end, zone }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { drivingLicenseNumber: number, drivingLicenseExpiresOn: expires } = customer
  if (customer.kind === 'company') return <StatusTag status="warning">{t('people.needsDriver')}</StatusTag>
  const state = licenceState(customer, end, zone)
  if (state === 'missing') return <StatusTag status="warning">{t('people.noLicence')}</StatusTag>
  if (state === 'expires')
    return (
      <StatusTag status="late">{t('people.expires', { date: formatLocalDate(expires ?? '', language) })}</StatusTag>
    )
  return <span>{t('people.licence', { number })}</span>
}
