import type { Language } from '@filao/domain/kernel/language.schema'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { documentLabels } from '@filao/domain/rentals/record/labels'
import { paperMessages } from './messages.ts'
import { paperOf, wordsIn } from './paper.ts'

/** Returns the title of windows and files: « Contrat 202611-0042 ». */
export function documentName(document: RentalDocument): string {
  const { status, publicId } = document.rental
  return `${paperOf(document).say(documentLabels[status])} ${publicId}`
}

/** Returns the footer of every printed page: the document, its company, and « page 1 / 3 ». */
export function pageFooter(document: RentalDocument): string {
  return footerOf(`${document.company.name} · ${documentName(document)}`, paperOf(document).languages)
}

/** Returns the name of the printed pages of one of several documents. */
export function sheetName(id: number): string {
  return `rental-${id}`
}

/** Returns the footer of one of several documents, without numbers: pages are counted through all of them. */
export function sheetFooter(document: RentalDocument, id: number): string {
  return `@page ${sheetName(id)}{@bottom-left{content:${cssText(`${document.company.name} · ${documentName(document)}`)}}}`
}

/** Returns the same footer for any printed page. */
export function footerOf(title: string, languages: readonly [Language, ...Language[]]): string {
  const name = cssText(title)
  const page = cssText(`${wordsIn(paperMessages, languages).page} `)
  return `@page{@bottom-left{content:${name}}@bottom-right{content:${page} counter(page) " / " counter(pages)}}`
}

/**
 * Returns text as a CSS string: any character but letters, digits and spaces is escaped, so that no name ends the rule
 * or the element.
 */
function cssText(text: string): string {
  return `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`
}
