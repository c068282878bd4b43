import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { StateEnd, VehicleState } from './VehicleState.tsx'

/** A vehicle on a phone, below its plate: its state, its model and where it is, in two lines. */
export function VehicleCard({ vehicle }: { vehicle: VehicleRow }) {
  const { category, make, model, location } = vehicle
  return (
    <div className="row-card">
      <span className="row-card-line">
        <VehicleState vehicle={vehicle} />
        <span className="row-card-name">
          <StateEnd vehicle={vehicle} />
        </span>
      </span>
      <span className="row-card-line">
        <small className="row-card-when">{[category.code, make, model].filter(Boolean).join(' · ')}</small>
        <small>{location.name}</small>
      </span>
    </div>
  )
}
