import { fileKey } from '@filao/domain/company/public-file'
import { documentFileName } from '@filao/domain/rentals/document/document'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import type { Files } from '#platform/files/files'
import { renderDocument } from '#platform/pdf/document'
import type { Print } from '#platform/pdf/print'

/** The input of a print: a present document, or a kept one with its proof. */
export type Printed = { document: RentalDocument; kept?: KeptProof; label?: string }

/** The proof of a kept document: its time and the hash of its text. */
type KeptProof = { keptAt: string; sha256: string }

/** Describes the print of a rental's document. */
export function documentPrint(files: Files, { document, kept, label }: Printed): Print {
  const { rental, customer } = document
  return {
    fileName: documentFileName(rental, customer.language, label),
    makePage: async (companyId) => await renderDocument(companyId, await withLogo(files, document), kept),
  }
}

/** Returns the document with its company's logo inside, so that its page needs nothing else. */
export async function withLogo(files: Files, document: RentalDocument): Promise<RentalDocument> {
  const logoUrl = document.company.logoUrl && (await logoInline(files, document.company.logoUrl))
  return { ...document, company: { ...document.company, logoUrl } }
}

/** Returns the logo as a data URL. Null when it cannot be read; the page then shows the company's name. */
export async function logoInline(files: Files, url: string): Promise<string | null> {
  const key = fileKey(url)
  if (!key) return null
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of files.read(key, () => new Error('missing'))) chunks.push(chunk)
  } catch {
    return null
  }
  return `data:image/png;base64,${Buffer.concat(chunks).toString('base64')}`
}
