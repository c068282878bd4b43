import { canBeChosen } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useVehiclePhotos } from '#features/fleet/public'
import { useLabels } from '#session/language'
import { Money } from '#ui/Money'
import { VehicleOption } from './VehicleOption.tsx'
import type { FoldedGroup } from './vehicle-groups.ts'

type Props = {
  id: string
  groups: FoldedGroup<AvailableVehicle>[]
  /** The price of the stay by category. */
  prices: Map<number, number>
  /** The amount that the customer pays for a vehicle; one of its category stands for all. */
  paidFor: ((vehicleId: number) => ReactNode) | undefined
  zone: string
  value: number | null
  /** The vehicle highlighted with the arrows. */
  active: number | null
  onChoose: (vehicle: AvailableVehicle) => void
  /** Shows the vehicles of a category that are taken. */
  onOpen: (categoryId: number) => void
  /** Handles the keys while the list itself has the focus, as the search field does. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** Lists the vehicles by category, each category with its number of available vehicles. */
export function VehicleList({ id, groups, prices, paidFor, zone, value, active, onChoose, onOpen, onKeyDown }: Props) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(rentalLabels)
  const photoOf = useVehiclePhotos()
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={labels.vehicleId}
      {...(active !== null && { 'aria-activedescendant': `${id}-${active}` })}
      className="vehicle-list"
      onKeyDown={(event) => event.target === event.currentTarget && onKeyDown(event)}
    >
      {groups.map(({ category, vehicles, available, isEmpty, folded }) => (
        <fieldset key={category.id} aria-labelledby={`${id}-c${category.id}`} className="vehicle-group">
          <div id={`${id}-c${category.id}`} className="vehicle-category" data-empty={isEmpty}>
            <span>{category.name}</span>
            <small>
              {isEmpty ? t('vehicles.emptyCategory') : t('vehicles.free', { count: available })}
              <StayPrice euros={prices.get(category.id)} />
            </small>
          </div>
          {vehicles.map((vehicle, at) => (
            <VehicleOption
              key={vehicle.id}
              id={`${id}-${vehicle.id}`}
              vehicle={vehicle}
              photo={photoOf(vehicle)}
              zone={zone}
              paid={canBeChosen(vehicle) && paidFor?.(vehicles.find(canBeChosen)?.id ?? vehicle.id)}
              isBestFit={at === 0 && vehicles.slice(0, 2).filter(({ isAvailable }) => isAvailable).length === 2}
              isSelected={vehicle.id === value}
              isActive={vehicle.id === active}
              onChoose={() => onChoose(vehicle)}
            />
          ))}
          {folded > 0 && (
            <div
              role="option"
              tabIndex={-1}
              aria-selected={false}
              className="vehicle-folded"
              onClick={() => onOpen(category.id)}
              onKeyDown={(event) => event.key === 'Enter' && onOpen(category.id)}
            >
              {t('vehicles.folded', { count: folded })}
            </div>
          )}
        </fieldset>
      ))}
    </div>
  )
}

/** Shows the price of the stay in a category, once it is known. */
function StayPrice({ euros }: { euros: number | undefined }) {
  if (euros === undefined) return null
  return (
    <strong className="vehicle-stay-price">
      <Money euros={euros} />
    </strong>
  )
}
