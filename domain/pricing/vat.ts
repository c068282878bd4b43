import { type CountryCode, territories } from '../company/territories.ts'
import type { Sentence } from '../kernel/language.ts'

/** Returns the VAT included in an amount in cents, at a rate in percent, rounded to the cent; never the number -0. */
export function includedVat(cents: number, rate: number): number {
  return Math.round((cents * rate) / (100 + rate)) + 0
}

/**
 * The reason a document without VAT must give. VAT does not apply in French Guiana and Mayotte (CGI art. 294, 1), nor
 * in the territories with their own tax laws; elsewhere, a company without VAT is below its threshold (art. 293 B).
 */
export function noVatReason(country: CountryCode): Sentence {
  if (country === 'GF' || country === 'YT') {
    return {
      fr: 'TVA non applicable, article 294, 1 du CGI',
      en: 'VAT does not apply, article 294, 1 of the French tax code',
    }
  }
  if (territories[country].vatRate === null) return { fr: 'TVA non applicable', en: 'VAT does not apply' }
  return {
    fr: 'TVA non applicable, article 293 B du CGI',
    en: 'VAT does not apply, article 293 B of the French tax code',
  }
}
