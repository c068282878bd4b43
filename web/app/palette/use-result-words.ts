import { formatPlate } from '@filao/domain/fleet/plate'
import { formatNearDate, formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { Home, HomeVehicle } from '@filao/domain/planning/contract'
import { statusLabels } from '@filao/domain/rentals/labels'
import type { RentalRow } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'
import type { Found } from './entry.ts'

type Words = Pick<Found, 'detail' | 'tag'>

/** Returns the words of a rental in the results: its vehicle, its dates on the agencies' clocks, and its status. */
export function useRentalWords(): (rental: RentalRow) => Words {
  const { t } = useTranslation('app')
  const language = useLanguage()
  const now = new Date().toISOString()
  return (rental) => {
    const { status, start, end, vehicle, departureAgency, arrivalAgency } = rental
    const from = formatNearDate(start, departureAgency.timezone, language, now)
    const until = formatNearDateTime(end, arrivalAgency.timezone, language)
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

/** Returns the words of a vehicle's state today, as far as the home page lists it. */
export function useVehicleWords(home: Home | undefined): (id: number) => { until?: string; tag?: Found['tag'] } {
  const { t } = useTranslation('app')
  const language = useLanguage()
  return (id) => {
    if (!home) return {}
    const find = (vehicles: HomeVehicle[]) => vehicles.find((vehicle) => vehicle.id === id)
    const [rented, stopped, free] = [
      find(home.rentedVehicles),
      find(home.stoppedVehicles),
      find(home.availableVehicles),
    ]
    const vehicle = rented ?? stopped ?? free
    if (!vehicle) return {}
    const { until, location } = vehicle
    const state = rented ? 'rented' : stopped ? 'stopped' : 'free'
    return {
      tag: { look: looks[state], word: t(`palette.vehicle.${state}`) },
      ...(until && {
        until: t('palette.vehicle.until', { at: formatNearDateTime(until, location.timezone, language) }),
      }),
    }
  }
}

const looks = { rented: 'ongoing', stopped: 'unavailable', free: 'available' } as const
