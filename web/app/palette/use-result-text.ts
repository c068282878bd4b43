import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { vehicleStateLabels } from '@filao/domain/fleet/vehicle/vehicle-state-labels'
import { formatNearDate, formatNearDateTime } from '@filao/domain/kernel/date-text'
import { statusLabels } from '@filao/domain/rentals/record/labels'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import type { Found } from './entry.ts'

type ResultText = Pick<Found, 'detail' | 'tag'>

/** Returns the words of a rental in the results: its vehicle, its dates on the agencies' clocks, and its status. */
export function useRentalResult(): (rental: RentalRow) => ResultText {
  const { t } = useTranslation('app')
  const language = useLanguage()
  const now = new Date().toISOString()
  return (rental) => {
    const { status, start, end, vehicle, departureAgency, arrivalAgency } = rental
    const from = formatNearDate(start, departureAgency.timezone, language, now)
    const until = formatNearDateTime(end, arrivalAgency.timezone, language, now)
    return {
      detail: `${formatPlate(vehicle.registrationNumber)} · ${from} → ${until}`,
      tag: isOverdue(rental, now)
        ? { look: 'late', word: t('palette.late') }
        : { look: status, word: statusLabels[status][language] },
    }
  }
}

/** Returns true when the rental should have left, or come back, by now. */
export function isOverdue({ status, start, end }: Pick<RentalRow, 'status' | 'start' | 'end'>, now: string): boolean {
  const due = status === 'ongoing' ? end : status === 'pending' ? start : null
  return due !== null && Date.parse(due) < Date.parse(now)
}

/** Returns the words of a vehicle in the results: its model, and its state now with the end of it. */
export function useVehicleResult(): (vehicle: VehicleRow) => ResultText {
  const { t } = useTranslation('app')
  const language = useLanguage()
  const now = new Date().toISOString()
  return ({ make, model, state, until, location }) => {
    const end = until && t('palette.until', { at: formatNearDateTime(until, location.timezone, language, now) })
    return {
      detail: [[make, model].filter(Boolean).join(' '), end].filter(Boolean).join(' · '),
      tag: { look: looks[state], word: vehicleStateLabels[state][language] },
    }
  }
}

const looks = { rented: 'ongoing', stopped: 'unavailable', free: 'available' } as const
