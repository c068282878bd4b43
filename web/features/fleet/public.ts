/** What other features may use of the fleet's screens. */
export { useVehiclePhotos } from './use-vehicle-photos.ts'
export { VehicleThumbnail } from './VehicleThumbnail.tsx'
