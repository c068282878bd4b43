/** The parts of the fleet's screens that other features may use. */
export { DamageDrawing } from './damage/DamageDrawing.tsx'
export { DamageFields } from './damage/DamageFields.tsx'
export { KnownDamages } from './damage/KnownDamages.tsx'
export { useVehiclePhotos } from './photo/use-vehicle-photos.ts'
export { VehicleThumbnail } from './photo/VehicleThumbnail.tsx'
