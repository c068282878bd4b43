/** What other features may use of the fleet's screens. */
export { DamageDrawing } from './damages/DamageDrawing.tsx'
export { DamageFields } from './damages/DamageFields.tsx'
export { KnownDamages } from './damages/KnownDamages.tsx'
export { useVehiclePhotos } from './use-vehicle-photos.ts'
export { VehicleThumbnail } from './VehicleThumbnail.tsx'
