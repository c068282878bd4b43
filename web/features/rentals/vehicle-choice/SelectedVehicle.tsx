import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { canBeChosen } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { PropsWithChildren, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { formatKilometres } from '#ui/Kilometres'
import { Why } from './VehicleOption.tsx'

type Props = PropsWithChildren<{
  ref?: Ref<HTMLDivElement>
  vehicle: AvailableVehicle | Rental['vehicle'] | Vehicle
  /** Undefined while it is not known. */
  availability: AvailableVehicle | undefined
  zone: string | undefined
}>

/** Shows the chosen vehicle, with a warning when the dates make it unavailable or it is not back yet. */
export function SelectedVehicle({ ref, vehicle, availability, zone = 'UTC', children }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { fuelLevel } = vehicle
  return (
    <div ref={ref} tabIndex={-1} className="vehicle-selected">
      <div className="vehicle-selected-row">
        <Plate number={vehicle.registrationNumber} />
        <span className="vehicle-model">
          <strong>{[vehicle.make, vehicle.model].filter(Boolean).join(' ') || '–'}</strong>
          <small>
            {vehicle.category.name} · {formatKilometres(vehicle.odometer, language)}
            {fuelLevel && ` · ${t('vehicles.fuel', { level: fuelLevel })}`}
          </small>
        </span>
        {children}
      </div>
      {(availability?.reason || availability?.lateRental) && (
        <Notice
          type={canBeChosen(availability) ? 'info' : 'error'}
          role={canBeChosen(availability) ? 'status' : 'alert'}
          title={<Why vehicle={availability} zone={zone} />}
        />
      )}
    </div>
  )
}
