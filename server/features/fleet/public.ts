/** What the rest of the product may use of the fleet. */
export { checkFree, vehicleTaken } from './occupancy.ts'
export {
  type Conflict,
  deleteOccupancy,
  findConflict,
  insertOccupancy,
  lockVehicle,
  type Slot,
} from './occupancy-queries.ts'
