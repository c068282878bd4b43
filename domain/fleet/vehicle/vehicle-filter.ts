import { z } from 'zod'
import { Flag, Ids, QueryId } from '../../kernel/field.ts'

/** The states of a vehicle now: free, out with its customer, or held by anything else. */
export const vehicleStates = ['free', 'rented', 'stopped'] as const
export type VehicleState = (typeof vehicleStates)[number]

const sortKeys = ['category', 'plate', 'model', 'location', 'odometer', 'fuel', 'until', 'next'] as const
export type VehicleSortKey = (typeof sortKeys)[number]

/** An order of vehicles: a key, descending with a minus. */
type VehicleSort = VehicleSortKey | `-${VehicleSortKey}`
export const vehicleSorts: VehicleSort[] = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)]

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
