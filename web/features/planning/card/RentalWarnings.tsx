import { WarningOutlined } from '@ant-design/icons'
import { exclusionName, exclusionReasonLabels, isExcluded } from '@filao/domain/customers/exclusion/exclusion'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { localDate } from '@filao/domain/kernel/time'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { getCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { licenceState } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'

/** Shows the warnings to check before the next step. */
export function RentalWarnings({ rental, isFormer }: { rental: Rental; isFormer: boolean }) {
  const { t } = useTranslation('planning/card')
  const ofCustomer = useCustomerWarnings(rental)
  const warnings = [
    isFormer && t('former'),
    rental.isOutsideOpeningHours && rental.status !== 'done' && t('outsideHours'),
    ...ofCustomer,
  ].filter((warning) => warning !== false)
  if (!warnings.length) return null
  return (
    <ul className="bar-card-warnings">
      {warnings.map((warning) => (
        <li key={warning}>
          <WarningOutlined aria-hidden /> {warning}
        </li>
      ))}
    </ul>
  )
}

/** Returns what to know about the customer until the vehicle has left: a mark, and a licence that is not valid. */
function useCustomerWarnings({ status, customerId, start, departureAgency, end, arrivalAgency }: Rental): string[] {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const { companyId } = useSession()
  const enabled = status === 'validating' || status === 'pending'
  const { data } = useRead(getCustomer, { params: { companyId, id: customerId } }, { enabled })
  if (!enabled || !data) return []
  const { kind, exclusion } = data
  const mark = isExcluded(exclusion, localDate(start, departureAgency.timezone))
    ? [`${exclusionName[language]} (${exclusionReasonLabels[exclusion.reason][language].toLowerCase()})`]
    : []
  const state = kind === 'company' ? 'valid' : licenceState(data, end, arrivalAgency.timezone)
  if (state === 'valid') return mark
  if (state === 'missing') return [...mark, t('noLicence')]
  return [...mark, t('licenceExpires', { date: formatLocalDate(data.drivingLicenseExpiresOn ?? '', language) })]
}
