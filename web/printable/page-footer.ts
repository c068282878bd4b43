import type { Language } from '@filao/domain/kernel/language'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import { documentLabels } from '@filao/domain/rentals/labels'
import { words } from './messages.ts'

/** « Contrat 202611-0042 », as windows and files are called. */
export function documentName({ rental, customer }: RentalDocument): string {
  return `${documentLabels[rental.status][customer.language]} ${rental.publicId}`
}

/** What stands at the foot of every printed page: which document of whom, and « page 1 / 3 ». */
export function pageFooter(document: RentalDocument): string {
  return footerOf(`${document.company.name} · ${documentName(document)}`, document.customer.language)
}

/** The same for any printed page. */
export function footerOf(title: string, language: Language): string {
  const name = cssText(title)
  const page = cssText(`${words[language].page} `)
  return `@page{@bottom-left{content:${name}}@bottom-right{content:${page} counter(page) " / " counter(pages)}}`
}

/** Text as CSS writes it: whatever is no plain letter or digit by its number, so that no name ends the rule or the element. */
function cssText(text: string): string {
  return `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`
}
