import { type Acting, checkCallerCan } from '../access/caller.ts'
import type { Sentence } from '../kernel/language.ts'
import { fieldProblem, type Problem } from '../kernel/problem.ts'
import type { FileUpload } from './public-file.schema.ts'

const address = /^\/files\/((?:companyLogos|vehiclePhotos\/[1-9]\d{0,9})\/[a-z0-9]{26}\.png)$/

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

/** The label of each field of an upload, in refusals. */
export const fileUploadLabels = {
  visibility: { fr: 'Visibilité', en: 'Visibility' },
  resize: { fr: 'Dimension', en: 'Size' },
  imageFormat: { fr: 'Format de l’image', en: 'Picture format' },
  path: { fr: 'Dossier', en: 'Folder' },
} satisfies Record<keyof FileUpload, Sentence>
