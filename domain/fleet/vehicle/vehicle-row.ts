import { z } from 'zod'
import { NextRental } from '../../company/unfinished-rentals.schema.ts'
import { Vehicle } from './vehicle.schema.ts'
import { vehicleStates } from './vehicle-filter.ts'

/** A vehicle as its list shows it, with its state now. */
export const VehicleRow = Vehicle.extend({
  location: Vehicle.shape.location.extend({ timezone: z.string() }),
  state: z.enum(vehicleStates),
  /** The next change of the state; null when nothing is planned. It is in the past for a vehicle that is late. */
  until: z.string().nullable(),
  nextRental: NextRental.nullable(),
})
export type VehicleRow = z.infer<typeof VehicleRow>
