import { WarningOutlined } from '@ant-design/icons'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
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
  const licence = useLicenceWarning(rental)
  const warnings = [
    isFormer && t('former'),
    rental.isOutsideOpeningHours && rental.status !== 'done' && t('outsideHours'),
    licence,
  ].filter((warning) => warning !== false && warning !== null)
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

/** Checks the driving licence until the vehicle has left. */
function useLicenceWarning({ status, customerId, end, arrivalAgency }: Rental): string | null {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const { companyId } = useSession()
  const enabled = status === 'validating' || status === 'pending'
  const { data } = useRead(getCustomer, { params: { companyId, id: customerId } }, { enabled })
  if (!enabled || !data || data.kind === 'company') return null
  const state = licenceState(data, end, arrivalAgency.timezone)
  if (state === 'missing') return t('noLicence')
  if (state === 'valid') return null
  return t('licenceExpires', { date: formatLocalDate(data.drivingLicenseExpiresOn ?? '', language) })
}
