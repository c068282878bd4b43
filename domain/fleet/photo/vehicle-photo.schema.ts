import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'

export const VehiclePhotoCreation = z.object({
  make: requiredText(60),
  model: requiredText(60),
  /** A year from 1900 to five years from now; see `checkPhotoYear`. */
  year: z.int().min(1900).max(9999),
  /** The address that an upload of 1024 pixels to `vehiclePhotos/{companyId}` returned. */
  url: z.string().max(200),
  /** The same picture at 128 pixels. */
  thumbnailUrl: z.string().max(200),
})
export type VehiclePhotoCreation = z.infer<typeof VehiclePhotoCreation>

export const VehiclePhotoChange = VehiclePhotoCreation.partial()
export type VehiclePhotoChange = z.infer<typeof VehiclePhotoChange>

/** The photo of a make, model and year. Vehicles show the photo that matches them best. */
export const VehiclePhoto = z.object({
  id: z.int(),
  companyId: z.int(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  url: z.string(),
  thumbnailUrl: z.string(),
})
export type VehiclePhoto = z.infer<typeof VehiclePhoto>
