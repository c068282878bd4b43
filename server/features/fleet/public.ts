/** What the rest of the product may use of the fleet. */
export { keepCategory } from './category-queries.ts'
export { recordDamages } from './damage.ts'
export { listDamages } from './damage-queries.ts'
export { checkFree, vehicleTaken } from './occupancy.ts'
export {
  type Conflict,
  deleteOccupancy,
  findConflict,
  insertOccupancy,
  lockVehicle,
  type Slot,
} from './occupancy-queries.ts'
export { loadDrawing } from './schematic.ts'
export { listVehiclesUnordered, loadVehicle, updateVehicle } from './vehicle-queries.ts'
