import { z } from 'zod'

/** The largest document that is kept. */
export const documentMaxBytes = 15 * 1024 * 1024

/** A paper of a customer: licence, identity card, signed contract. Only the company sees it. */
export const CustomerDocument = z.object({
  id: z.int(),
  /** What its sender called the file. */
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: z.string(),
})
export type CustomerDocument = z.infer<typeof CustomerDocument>

/** How files of the accepted types end; the first is added where none fits. */
const endings: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
}

/** The types of documents that are kept, by their content. */
export const documentTypes = Object.keys(endings)

/**
 * A name under which any computer can keep the file: no folders, no control or direction characters, nothing that a shell or
 * Windows reads, at most 120 characters, and an ending that says what the content is.
 */
export function documentName(sent: string, contentType: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const wanted = endings[contentType] ?? ['bin']
  const [, stem = clean, ending = ''] = /^(.*)\.([^.]*)$/s.exec(clean) ?? []
  const fits = wanted.includes(ending.toLowerCase())
  const base = [...(fits ? stem : clean)].slice(0, 110).join('').trim() || 'document'
  return `${base}.${fits ? ending : wanted[0]}`
}
