import type { PlanningVehicle } from '@filao/domain/planning/board.schema'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { paths } from '#session/paths'

/** Shows the vehicle of a bar. */
export function VehicleLine({ vehicle, category }: { vehicle: PlanningVehicle; category?: string | undefined }) {
  return (
    <p className="bar-card-vehicle">
      <Link to={paths.vehicle(vehicle.id)}>
        <Plate number={vehicle.registrationNumber} />
      </Link>
      <span>{[vehicle.make, vehicle.model].filter(Boolean).join(' ')}</span>
      {category && <small>{category}</small>}
    </p>
  )
}
