import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import { useRefusalText } from './outbox/RejectedCheck.tsx'
import { useKeptChecks } from './outbox/use-kept-checks.ts'

/** Shows on a rental's screens that its delivery or return is still on this device. */
export function CheckNotice({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals/handover')
  const text = useRefusalText(rental.departureAgency.timezone)
  const checks = useKeptChecks() ?? []
  return checks
    .filter(({ rentalId, sending, refusal }) => rentalId === rental.id && (sending || refusal))
    .map(({ stage, plate, refusal, values }) => (
      <Notice
        key={`${stage} ${plate}`}
        type="warning"
        role="status"
        title={
          refusal
            ? t(stage === 'delivery' ? 'sending.refusedDelivery' : 'sending.refusedReturn')
            : t(stage === 'delivery' ? 'sending.waitsDelivery' : 'sending.waitsReturn')
        }
        description={
          refusal
            ? text(refusal)
            : `${t('sending.damages', { count: values.damages.length })} · ${t('sending.photos', { count: values.photos.length })}`
        }
        action={<Link to={paths.rentalCheckout(rental.id)}>{t('sending.see')}</Link>}
      />
    ))
}
