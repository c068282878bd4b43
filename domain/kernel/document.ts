/** The size of the largest accepted document. */
export const documentMaxBytes = 15 * 1024 * 1024

/** The file extensions of the accepted types; the first is added to a name that has none of them. */
const endings: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
}

/** The content types of accepted documents. */
export const documentTypes = Object.keys(endings)

/**
 * Returns a file name that every computer accepts: no folders, no control or direction characters, no special
 * characters of a shell or of Windows, at most 120 characters, and the extension of its content type.
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
