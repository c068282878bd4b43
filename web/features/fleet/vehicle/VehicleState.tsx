import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { vehicleStateLabels } from '@filao/domain/fleet/vehicle/vehicle-state-labels'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'

/** The look of each state of a vehicle. */
export const stateLooks = { free: 'available', rented: 'ongoing', stopped: 'unavailable' } as const

/** Shows the state of a vehicle, in red when it should be back. */
export function VehicleState({ vehicle }: { vehicle: VehicleRow }) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  if (isLate(vehicle)) return <StatusTag status="late">{t('vehicle.late')}</StatusTag>
  return <StatusTag status={stateLooks[vehicle.state]}>{vehicleStateLabels[vehicle.state][language]}</StatusTag>
}

/** Says until when a vehicle is in its state, or since when it should be back; nothing when nothing is planned. */
export function StateEnd({ vehicle }: { vehicle: VehicleRow }) {
  const { t } = useTranslation('fleet')
  const { until, location } = vehicle
  const language = useLanguage()
  if (!until) return null
  const at = formatNearDateTime(until, location.timezone, language, new Date().toISOString())
  return t(isLate(vehicle) ? 'vehicle.since' : 'vehicle.until', { at })
}

function isLate({ state, until }: VehicleRow): boolean {
  return state === 'rented' && until !== null && Date.parse(until) < Date.now()
}
