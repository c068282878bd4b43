import { z } from 'zod'
import { type Acting, checkCallerCan } from '../access/caller.ts'
import { fieldProblem, type Problem } from '../kernel/problem.ts'

/** The edges of pictures in pixels: a logo 512, a photo 1024 and its thumbnail 128. */
const pictureSizes = [128, 512, 1024] as const

const folder = /^(companyLogos|vehiclePhotos\/[1-9]\d{0,9})$/
const address = /^\/files\/((?:companyLogos|vehiclePhotos\/[1-9]\d{0,9})\/[a-z0-9]{26}\.png)$/

/** The fields sent with an uploaded picture. */
export const FileUpload = z.object({
  visibility: z.literal('public').default('public'),
  resize: z.coerce.number().pipe(z.literal(pictureSizes)),
  imageFormat: z.literal('png').default('png'),
  /** The folder: `companyLogos`, or `vehiclePhotos/` and the company's id. */
  path: z.string().regex(folder),
})
export type FileUpload = z.infer<typeof FileUpload>

/**
 * Refuses a folder to which the caller may not upload pictures: a logo requires the permission to change the company,
 * photos go to the folder of the caller's company.
 */
export function checkFolder(caller: Acting & { companyId: number | null }, path: string): void {
  if (path === 'companyLogos') checkCallerCan(caller, 'company.write')
  else if (path !== `vehiclePhotos/${caller.companyId}`) throw foreignFolder()
}

/** Returns the address of a public file. */
export function fileAddress(key: string): string {
  return `/files/${key}`
}

/** Returns the key of the public file at an address; null for an address of another site or form. */
export function fileKey(url: string): string | null {
  return address.exec(url)?.[1] ?? null
}

function foreignFolder(): Problem {
  return fieldProblem('path', 'foreign', {
    fr: 'Ce dossier n’est pas celui de votre entreprise.',
    en: 'This folder is not that of your company.',
  })
}

/** Returns the refusal of an address that no upload of this company returned, or of another kind of picture. */
export function unknownFile(field: string): Problem {
  return fieldProblem(field, 'unknown', {
    fr: 'Cette image n’existe pas. Envoyez-la de nouveau.',
    en: 'This picture does not exist. Send it again.',
  })
}
