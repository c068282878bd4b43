/** The exports of the fleet for other features. */
export { keepCategory } from './catalogue/category-queries.ts'
export { type CountedOption, listStocks, lockStocks } from './catalogue/option-stock-queries.ts'
export { recordDamages } from './damage/damage.ts'
export { photosOfDamage } from './damage/damage-photo-queries.ts'
export { listDamages } from './damage/damage-queries.ts'
export { findVehicleDriverRules } from './driver-rules/driver-rules-queries.ts'
export { checkFree, vehicleTaken } from './occupancy/occupancy.ts'
export {
  deleteOccupancy,
  insertOccupancies,
  insertOccupancy,
  lockVehicle,
} from './occupancy/occupancy-queries.ts'
export { createUnavailability } from './unavailability/unavailability.ts'
export { loadDrawing } from './vehicle/schematic.ts'
export { type StateRow, vehicleStates } from './vehicle/state-queries.ts'
export { listVehiclesUnordered, loadVehicle, updateVehicle } from './vehicle/vehicle-queries.ts'
