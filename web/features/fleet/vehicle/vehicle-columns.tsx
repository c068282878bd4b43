import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { fuelLabels, word } from '@filao/domain/fleet/vehicle/vehicle-values'
import { useTranslation } from 'react-i18next'
import { NextRental } from '#features/company/public'
import { useLabels, useLanguage } from '#session/language'
import { Kilometres } from '#ui/Kilometres'
import type { Column } from '#ui/table/data-table'
import { useVehiclePhotos } from '../photo/use-vehicle-photos.ts'
import { VehicleThumbnail } from '../photo/VehicleThumbnail.tsx'
import { Plate } from '../plate/Plate.tsx'
import { FuelGauge } from './FuelGauge.tsx'
import { StateEnd, VehicleState } from './VehicleState.tsx'
import './vehicle.css'

/** Returns the columns of the list of vehicles. */
export function useVehicleColumns(): Column<VehicleRow>[] {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const labels = useLabels(vehicleLabels)
  const photoOf = useVehiclePhotos()
  return [
    {
      key: 'plate',
      sort: 'plate',
      title: labels.registrationNumber,
      render: (vehicle) => (
        <span className="vehicle-plate">
          <VehicleThumbnail photo={photoOf(vehicle)} />
          <Plate number={vehicle.registrationNumber} />
        </span>
      ),
    },
    {
      key: 'category',
      sort: 'category',
      title: labels.categoryId,
      render: ({ category }) => <span title={category.name}>{category.code}</span>,
    },
    {
      key: 'model',
      sort: 'model',
      title: t('vehicle.makeAndModel'),
      render: (vehicle) => <Model vehicle={vehicle} />,
    },
    {
      key: 'location',
      sort: 'location',
      isExtra: true,
      title: labels.locationId,
      render: ({ location }) => location.name,
    },
    {
      key: 'state',
      sort: 'until',
      title: t('vehicle.state'),
      render: (vehicle) => (
        <span className="vehicle-state">
          <VehicleState vehicle={vehicle} />
          <small>
            <StateEnd vehicle={vehicle} />
          </small>
        </span>
      ),
    },
    {
      key: 'next',
      sort: 'next',
      title: t('vehicle.next'),
      render: ({ nextRental }) => <NextRental rental={nextRental} />,
    },
    {
      key: 'odometer',
      sort: 'odometer',
      title: labels.odometer,
      align: 'right',
      render: ({ odometer }) => <Kilometres km={odometer} />,
    },
    {
      key: 'fuel',
      sort: 'fuel',
      isExtra: true,
      title: labels.fuel,
      render: ({ fuel, fuelLevel }) => (
        <span className="vehicle-fuel">
          {fuelLevel && <FuelGauge level={fuelLevel} />}
          {fuel && word(fuelLabels, fuel, language)}
          {!fuel && !fuelLevel && '–'}
        </span>
      ),
    },
  ]
}

/** The agency is shown here where its column has no room. */
function Model({ vehicle: { make, model, year, location } }: { vehicle: Vehicle }) {
  const name = [make, model].filter(Boolean).join(' ')
  return (
    <>
      {name || (year ? '' : '–')} {year && <span className="vehicle-year">{year}</span>}
      <small className="vehicle-agency">{location.name}</small>
    </>
  )
}
