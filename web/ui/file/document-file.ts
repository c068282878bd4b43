import { documentMaxBytes, documentTypes } from '@filao/domain/kernel/document'
import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'

export type DocumentRefusal = 'tooLarge' | 'wrongType'

/**
 * Returns the reason why the server would refuse a file, else null. A file without a known type is left to the server.
 */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): DocumentRefusal | null {
  if (type && !documentTypes.includes(type) && type !== 'image/heif') return 'wrongType'
  return size > documentMaxBytes ? 'tooLarge' : null
}

/** Formats a size for people: 340 ko, 1,2 Mo. */
export function fileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  const amount = isLarge ? bytes / 1e6 : Math.max(1, bytes / 1000)
  const format = { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 } as const
  return new Intl.NumberFormat(locales[language], format).format(amount)
}

/** Returns the element that can show a document; null where the browser cannot. */
export function viewOf(contentType: string, browser: Pick<Navigator, 'pdfViewerEnabled'>): 'picture' | 'pages' | null {
  if (contentType === 'application/pdf') return browser.pdfViewerEnabled ? 'pages' : null
  return contentType.startsWith('image/') ? 'picture' : null
}
