import type { Unavailability } from '@filao/domain/fleet/unavailability/unavailability.schema'
import { contains } from '@filao/domain/kernel/period'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#ui/StatusTag'

/** Shows if an unavailability is past, under way or to come. */
export function UnavailabilityState({ unavailability }: { unavailability: Unavailability }) {
  const { t } = useTranslation('fleet')
  const now = new Date().toISOString()
  if (contains(unavailability, now)) {
    return <StatusTag status="unavailable">{t('vehicle.unavailability.now')}</StatusTag>
  }
  const isPast = Date.parse(unavailability.end) <= Date.parse(now)
  return isPast ? (
    <StatusTag status="done">{t('vehicle.unavailability.past')}</StatusTag>
  ) : (
    <StatusTag status="pending">{t('vehicle.unavailability.upcoming')}</StatusTag>
  )
}
