import type { Language, Sentence } from '../kernel/language.ts'
import { locales } from '../kernel/locale.ts'
import type { Exemption } from '../pricing/vat-rule.ts'
import type { InvoiceKind } from './kind.ts'
import type { Buyer, Seller } from './parties.ts'

/** The facts that decide the mentions of a document. */
type MentionFacts = {
  kind: InvoiceKind
  seller: Pick<Seller, 'lateFeeRate' | 'mediator' | 'isVatOnDebits'>
  buyer: Pick<Buyer, 'kind'>
  /** The reason for no VAT; null where there is VAT. */
  exemption: Exemption | null
  /** The discount terms of the company for early payment, in its own words; null for none. */
  discountTerms: string | null
}

/** A mention of the law, from its first day until the day before `until`. */
type Mention = {
  from?: string
  until?: string
  applies: (facts: MentionFacts) => boolean
  text: (facts: MentionFacts) => Sentence
}

const isExempt = (exemption: Exemption) => (facts: MentionFacts) => facts.exemption === exemption
const isForCompany = ({ kind, buyer }: MentionFacts) => kind !== 'credit_note' && buyer.kind === 'company'

/**
 * The mentions of every document, with their dates of validity. The tax code's articles move to the CIBS on 1 January
 * 2027 (ordonnance 2025-1247, postponed by 2026-671); the old ones may be printed until 30 June 2028, so an article
 * whose new number is not known keeps its old one.
 */
const mentions: Mention[] = [
  {
    until: '2027-01-01',
    applies: isExempt('threshold'),
    text: () => ({
      fr: 'TVA non applicable, article 293 B du CGI',
      en: 'VAT does not apply, article 293 B of the French tax code (TVA non applicable, article 293 B du CGI)',
    }),
  },
  {
    from: '2027-01-01',
    applies: isExempt('threshold'),
    text: () => ({
      fr: 'TVA non applicable, article L. 223-3 du CIBS',
      en: 'VAT does not apply, article L. 223-3 of the French CIBS (TVA non applicable, article L. 223-3 du CIBS)',
    }),
  },
  {
    applies: isExempt('territory'),
    text: () => ({
      fr: 'TVA non applicable, article 294, 1 du CGI',
      en: 'VAT does not apply, article 294, 1 of the French tax code',
    }),
  },
  {
    applies: isExempt('no_french_vat'),
    text: () => ({ fr: 'TVA non applicable', en: 'VAT does not apply' }),
  },
  {
    applies: ({ exemption }) => typeof exemption === 'object' && exemption !== null,
    text: ({ exemption }) => stated(exemption),
  },
  {
    applies: ({ exemption, seller }) => exemption === null && seller.isVatOnDebits,
    text: () => ({
      fr: 'Option pour le paiement de la taxe d’après les débits',
      en: 'VAT is paid on debits (option pour le paiement de la taxe d’après les débits)',
    }),
  },
  {
    applies: isExempt('compensation'),
    text: () => ({
      fr: 'Indemnité réparant un préjudice, hors du champ de la TVA',
      en: 'Compensation for a loss, outside the scope of VAT',
    }),
  },
  {
    applies: ({ kind }) => kind === 'indemnity_claim',
    text: () => ({ fr: 'Ce document n’est pas une facture.', en: 'This document is not an invoice.' }),
  },
  {
    applies: ({ kind }) => kind === 'advance',
    text: () => ({
      fr: 'Cet acompte sera déduit de la facture finale.',
      en: 'This advance will be taken off the final invoice.',
    }),
  },
  {
    applies: (facts) => isForCompany(facts) && facts.kind !== 'indemnity_claim',
    text: () => ({ fr: 'Nature de l’opération\u202f: prestation de services', en: 'Kind of supply: services' }),
  },
  {
    applies: isForCompany,
    text: ({ seller }) => lateFee(seller.lateFeeRate),
  },
  {
    applies: isForCompany,
    text: () => ({
      fr: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u202f: 40\u00a0€',
      en: 'Fixed compensation for recovery costs in case of late payment: €40',
    }),
  },
  {
    applies: isForCompany,
    text: ({ discountTerms }) => ({
      fr: `Escompte pour paiement anticipé\u202f: ${discountTerms ?? 'néant'}`,
      en: `Discount for early payment: ${discountTerms ?? 'none'}`,
    }),
  },
  {
    applies: ({ buyer, seller }) => buyer.kind === 'person' && seller.mediator !== null,
    text: ({ seller }) => ({
      fr: `Médiateur de la consommation\u202f: ${seller.mediator}`,
      en: `Consumer mediator: ${seller.mediator}`,
    }),
  },
]

/** Returns the mentions of a document issued on a day, `YYYY-MM-DD`, in the customer's language. */
export function mentionsOf(facts: MentionFacts, day: string, language: Language): string[] {
  return mentions
    .filter(({ from = '', until = '9999' }) => from <= day && day < until)
    .filter(({ applies }) => applies(facts))
    .map(({ text }) => text(facts)[language])
}

/** A reason that the company typed for an agency is printed as it is, in any language. */
function stated(exemption: Exemption | null): Sentence {
  const reason = typeof exemption === 'object' && exemption !== null ? exemption.reason : ''
  return { fr: `TVA non applicable\u202f: ${reason}`, en: `VAT does not apply: ${reason}` }
}

/** The rate of the law is the ECB's refinancing rate plus ten points (C. com. L441-10). */
function lateFee(rate: number | null): Sentence {
  if (rate === null) {
    return {
      fr: 'Pénalités de retard\u202f: taux directeur de la BCE majoré de 10 points',
      en: 'Late payment penalties: the ECB’s refinancing rate plus 10 points',
    }
  }
  return {
    fr: `Pénalités de retard\u202f: ${rate.toLocaleString(locales.fr)}\u00a0% par an`,
    en: `Late payment penalties: ${rate.toLocaleString(locales.en)}% a year`,
  }
}
