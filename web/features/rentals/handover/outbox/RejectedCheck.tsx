import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { forgetCheck, isOfVehicle, type KeptCheck, type Refusal } from './outbox.ts'
import { StoredCheck } from './StoredCheck.tsx'
import '../check.css'

/** Shows a check that can no longer be sent. Its values stay on this device until the user deletes them. */
export function RejectedCheck({ check, rental }: { check: KeptCheck; rental: Rental }) {
  const { t } = useTranslation('rentals/handover')
  const text = useRefusalText(rental.departureAgency.timezone)
  const reason = isOfVehicle(check, rental.vehicleId)
    ? check.refusal && text(check.refusal)
    : t('sending.otherVehicle', { plate: formatPlate(check.plate) })
  return (
    <section className="check-kept">
      <Notice
        type="warning"
        title={t(check.stage === 'delivery' ? 'sending.leftDelivery' : 'sending.leftReturn')}
        description={reason}
      />
      <StoredCheck check={check} />
      <div className="check-kept-bar">
        <ConfirmButton
          question={t('sending.forgetQuestion')}
          confirm={t('sending.forget')}
          onConfirm={() => forgetCheck(check)}
        >
          {t('sending.forget')}
        </ConfirmButton>
      </div>
    </section>
  )
}

/** Returns the reason of a refusal, in words. */
export function useRefusalText(zone: string): (refusal: Refusal) => string {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  return ({ code, detail, by, at }) =>
    code === 'recorded_before' && at
      ? t('sending.already', { name: by || t('sending.someone'), at: formatDateTime(at, zone, language) })
      : detail
}
