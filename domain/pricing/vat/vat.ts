import type { Sentence } from '../../kernel/language.ts'
import type { Exemption } from './vat-rule.schema.ts'

/** Returns the VAT included in an amount in cents, at a rate in percent, rounded to the cent; never the number -0. */
export function includedVat(cents: number, rate: number): number {
  return Math.round((cents * rate) / (100 + rate)) + 0
}

/**
 * Returns the reason that a document without VAT must give, as the law words it on a day, `YYYY-MM-DD`. The tax code's
 * articles move to the CIBS on 1 January 2027 (ordonnance 2025-1247, postponed by 2026-671); the old ones may be
 * printed until 30 June 2028, so an article whose new number is not known keeps its old one.
 */
export function exemptionReason(exemption: Exemption, day: string): Sentence {
  // A reason that the company typed for an agency is printed as it is, in any language.
  if (typeof exemption === 'object') {
    return { fr: `TVA non applicable\u202f: ${exemption.reason}`, en: `VAT does not apply: ${exemption.reason}` }
  }
  if (exemption === 'threshold') return day < '2027-01-01' ? threshold : thresholdOfCibs
  return reasons[exemption]
}

const threshold = {
  fr: 'TVA non applicable, article 293 B du CGI',
  en: 'VAT does not apply, article 293 B of the French tax code (TVA non applicable, article 293 B du CGI)',
}

const thresholdOfCibs = {
  fr: 'TVA non applicable, article L. 223-3 du CIBS',
  en: 'VAT does not apply, article L. 223-3 of the French CIBS (TVA non applicable, article L. 223-3 du CIBS)',
}

const reasons = {
  territory: {
    fr: 'TVA non applicable, article 294, 1 du CGI',
    en: 'VAT does not apply, article 294, 1 of the French tax code',
  },
  no_french_vat: { fr: 'TVA non applicable', en: 'VAT does not apply' },
  compensation: {
    fr: 'Indemnité réparant un préjudice, hors du champ de la TVA',
    en: 'Compensation for a loss, outside the scope of VAT',
  },
} satisfies Record<string, Sentence>
