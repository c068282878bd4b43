import { z } from 'zod'

/** The edges of pictures in pixels: a logo 512, a photo 1024 and its thumbnail 128. */
const pictureSizes = [128, 512, 1024] as const

const folder = /^(companyLogos|vehiclePhotos\/[1-9]\d{0,9})$/

/** The fields sent with an uploaded picture. */
export const FileUpload = z.object({
  visibility: z.literal('public').default('public'),
  resize: z.coerce.number().pipe(z.literal(pictureSizes)),
  imageFormat: z.literal('png').default('png'),
  /** The folder: `companyLogos`, or `vehiclePhotos/` and the company's id. */
  path: z.string().regex(folder),
})
export type FileUpload = z.infer<typeof FileUpload>
