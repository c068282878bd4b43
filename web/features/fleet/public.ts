/** What other features may use of the fleet's screens. */
export { DamageDrawing } from './damage/DamageDrawing.tsx'
export { DamageFields } from './damage/DamageFields.tsx'
export { KnownDamages } from './damage/KnownDamages.tsx'
export { useVehiclePhotos } from './photo/use-vehicle-photos.ts'
export { VehicleThumbnail } from './photo/VehicleThumbnail.tsx'
