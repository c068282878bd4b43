import { z } from 'zod'
import { Flag, Ids, QueryId } from '../../kernel/field.schema.ts'
import { vehicleSorts, vehicleStates } from './vehicle-filter.ts'

/** The filters and the order that the list of vehicles and its export have in common. */
export const vehicleFilters = {
  /** The plate in any typed form, or words of the make and model, ignoring case and accents. */
  text: z.string().max(100).optional(),
  /** Comma separated ids, at most 100: only these vehicles. */
  ids: Ids.optional(),
  categoryId: QueryId.optional(),
  /** The agency where the vehicle is. */
  locationId: QueryId.optional(),
  /** The fuel as stored, such as `Diesel`. */
  fuel: z.string().max(30).optional(),
  state: z.enum(vehicleStates).optional(),
  /** True for vehicles with a damage that is not repaired. */
  isDamaged: Flag.optional(),
  /** `until` is the next change of state, `next` the next departure; without an order by category and plate. */
  sort: z.enum(vehicleSorts).optional(),
}

const VehicleFilter = z.object(vehicleFilters)
export type VehicleFilter = z.output<typeof VehicleFilter>
