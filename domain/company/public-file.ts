import { z } from 'zod'
import { fieldProblem, type Problem } from '../kernel/problem.ts'

/** Edges in pixels that a picture is drawn at: a logo 512, a photo 1024 and its thumbnail 128. */
export const pictureSizes = [128, 512, 1024] as const

const folder = /^(companyLogos|vehiclePhotos\/[1-9]\d{0,9})$/
const address = /^\/files\/((?:companyLogos|vehiclePhotos\/[1-9]\d{0,9})\/[a-z0-9]{26}\.png)$/

/** The fields that go with an uploaded picture. */
export const FileUpload = z.object({
  visibility: z.literal('public').default('public'),
  resize: z.coerce.number().pipe(z.literal(pictureSizes)),
  imageFormat: z.literal('png').default('png'),
  /** `companyLogos`, or `vehiclePhotos/` and the company's id. */
  path: z.string().regex(folder),
})
export type FileUpload = z.infer<typeof FileUpload>

/** The address under which everyone may see a public file. */
export function fileAddress(key: string): string {
  return `/files/${key}`
}

/** The key of the public file at an address; null where the address is none of ours. */
export function fileKey(url: string): string | null {
  return address.exec(url)?.[1] ?? null
}

/** An address that was not answered by an upload of this company, or is of another kind of picture. */
export function unknownFile(field: string): Problem {
  return fieldProblem(field, 'unknown', {
    fr: 'Cette image n’existe pas. Envoyez-la de nouveau.',
    en: 'This picture does not exist. Send it again.',
  })
}
