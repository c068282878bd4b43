import { parseFuelLevel } from '@filao/domain/fleet/fuel-level'
import type { Vehicle } from '@filao/domain/fleet/vehicle'
import { fuelLabels, word } from '@filao/domain/fleet/vehicle-words'
import { useTranslation } from 'react-i18next'
import { Kilometres } from '#ui/Kilometres'
import { useLanguage } from '#ui/language'
import { Plate } from '#ui/Plate'
import type { Column } from '#ui/table/data-table'
import { useVehiclePhotos } from '../photo/use-vehicle-photos.ts'
import { VehicleThumbnail } from '../photo/VehicleThumbnail.tsx'
import { FuelGauge } from './FuelGauge.tsx'
import './vehicle.css'

/** Returns the columns of the list of vehicles. */
export function useVehicleColumns(): Column<Vehicle>[] {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const photoOf = useVehiclePhotos()
  const byText = (text: (vehicle: Vehicle) => string | null) => (a: Vehicle, b: Vehicle) =>
    (text(a) ?? '').localeCompare(text(b) ?? '', language, { numeric: true })
  return [
    {
      key: 'plate',
      title: t('vehicle.plate'),
      render: (vehicle) => (
        <span className="vehicle-plate">
          <VehicleThumbnail photo={photoOf(vehicle)} />
          <Plate number={vehicle.registrationNumber} />
        </span>
      ),
      compare: byText(({ registrationNumber }) => registrationNumber),
    },
    {
      key: 'category',
      title: t('vehicle.category'),
      render: ({ category }) => <span title={category.name}>{category.code}</span>,
      compare: byText(({ category }) => category.code),
    },
    {
      key: 'model',
      title: t('vehicle.makeAndModel'),
      render: (vehicle) => <Model vehicle={vehicle} />,
      compare: byText(({ make, model, year }) => `${make ?? ''} ${model ?? ''} ${year ?? ''}`),
    },
    {
      key: 'location',
      title: t('vehicle.location'),
      render: ({ location }) => location.name,
      compare: byText(({ location }) => location.name),
    },
    {
      key: 'odometer',
      title: t('vehicle.odometer'),
      align: 'right',
      render: ({ odometer }) => <Kilometres km={odometer} />,
      compare: (a, b) => a.odometer - b.odometer,
    },
    {
      key: 'fuel',
      title: t('vehicle.fuel'),
      render: ({ fuel, fuelLevel }) => (
        <span className="vehicle-fuel">
          {fuelLevel && <FuelGauge level={fuelLevel} />}
          {fuel && word(fuelLabels, fuel, language)}
          {!fuel && !fuelLevel && '–'}
        </span>
      ),
      compare: (a, b) => fullness(a) - fullness(b),
    },
  ]
}

function Model({ vehicle: { make, model, year } }: { vehicle: Vehicle }) {
  const name = [make, model].filter(Boolean).join(' ')
  return (
    <>
      {name || (year ? '' : '–')} {year && <span className="vehicle-year">{year}</span>}
    </>
  )
}

function fullness({ fuelLevel }: Vehicle): number {
  const gauge = fuelLevel ? parseFuelLevel(fuelLevel) : null
  return gauge && gauge.max > 0 ? gauge.level / gauge.max : -1
}
