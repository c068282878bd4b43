/** What other screens may use of the fleet's. */
export { filterVehicles } from './vehicle-filter.ts'
