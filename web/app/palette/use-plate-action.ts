import { customerName } from '@filao/domain/customers/name/person'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { localDate } from '@filao/domain/kernel/time'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { listRentals } from '#api/calls'
import { useRead } from '#api/read'
import { landingOn } from '#features/rentals/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { useReturnState } from '#ui/return-path'
import type { Found } from './entry.ts'
import { useRentalResult } from './use-result-text.ts'

/**
 * Returns the action that a vehicle needs first: take it back while it is out, hand it over when it leaves by the end
 * of today, rent it while it is free.
 */
export function usePlateAction(vehicle: VehicleRow | undefined) {
  const { t } = useTranslation('app')
  const { companyId } = useSession()
  const mayOperate = useCan('rentals.operate')
  const mayRent = useCan('rentals.write')
  const state = useReturnState()
  const rentalWords = useRentalResult()
  const read = useRead(
    listRentals,
    {
      params: { companyId },
      query: { vehicleId: vehicle?.id ?? 0, status: 'ongoing,pending', sort: 'next', limit: 10 },
    },
    { enabled: vehicle !== undefined },
  )
  const found = (): Found | null => {
    if (!vehicle || !read.data) return null
    const { id, registrationNumber, locationId } = vehicle
    const rental = dueRental(read.data, new Date().toISOString())
    if (rental && mayOperate) {
      const command = rental.status === 'ongoing' ? 'takeBack' : 'deliver'
      return {
        key: `plate-${rental.id}`,
        to: paths.rentalCheckout(rental.id),
        state: { ...state, ...landingOn(rental) },
        title: `${t(`palette.command.${command}`)} · ${customerName(rental.customer)}`,
        ...rentalWords(rental),
        group: 'actions',
      }
    }
    if (rental || vehicle.state !== 'free' || !mayRent) return null
    return {
      key: `plate-rent-${id}`,
      to: paths.newRental,
      state: { vehicleId: id, departureAgencyId: locationId },
      title: `${t('palette.command.rent')} · ${formatPlate(registrationNumber)}`,
      group: 'actions',
    }
  }
  return { found: found(), isFetching: vehicle !== undefined && read.isFetching, error: read.error }
}

/** Returns the rental that has the vehicle out, or else the first that leaves by the end of today. */
function dueRental(rentals: RentalRow[], now: string): RentalRow | null {
  const isToday = ({ start, departureAgency: { timezone } }: RentalRow) =>
    localDate(start, timezone) <= localDate(now, timezone)
  return rentals.find(({ status }) => status === 'ongoing') ?? rentals.find(isToday) ?? null
}
