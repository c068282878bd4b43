/** The states of a vehicle now: free, out with its customer, or held by anything else. */
export const vehicleStates = ['free', 'rented', 'stopped'] as const
export type VehicleState = (typeof vehicleStates)[number]

const sortKeys = ['category', 'plate', 'model', 'location', 'odometer', 'fuel', 'until', 'next'] as const
export type VehicleSortKey = (typeof sortKeys)[number]

/** An order of vehicles: a key, descending with a minus. */
type VehicleSort = VehicleSortKey | `-${VehicleSortKey}`
export const vehicleSorts: VehicleSort[] = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)]
