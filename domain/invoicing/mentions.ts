import type { Language } from '../kernel/language.schema.ts'
import { inEach, locales, type Sentence } from '../kernel/language.ts'
import { exemptionReason } from '../pricing/vat/vat.ts'
import type { Exemption } from '../pricing/vat/vat-rule.schema.ts'
import type { InvoiceKind } from './kind.schema.ts'
import type { Buyer, Seller } from './parties.ts'

/** The fixed compensation for recovery costs (C. com. D441-5). */
export const recoveryMention: Sentence = {
  fr: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u202f: 40\u00a0€',
  en: 'Fixed compensation for recovery costs in case of late payment: €40',
}

/** States the terms for early payment, in the company's own words; null for none (C. com. L441-9). */
export function discountMention(terms: string | null): Sentence {
  return {
    fr: `Escompte pour paiement anticipé\u202f: ${terms ?? 'néant'}`,
    en: `Discount for early payment: ${terms ?? 'none'}`,
  }
}

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

type Mention = {
  applies: (facts: MentionFacts) => boolean
  text: (facts: MentionFacts) => Sentence
}

const isForCompany = ({ kind, buyer }: MentionFacts) => kind !== 'credit_note' && buyer.kind === 'company'

/** The mentions of a document besides the reason for no VAT, in the order in which they are printed. */
const mentions: Mention[] = [
  {
    applies: ({ exemption, seller }) => exemption === null && seller.isVatOnDebits,
    text: () => ({
      fr: 'Option pour le paiement de la taxe d’après les débits',
      en: 'VAT is paid on debits (option pour le paiement de la taxe d’après les débits)',
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
    text: ({ seller }) => lateFeeMention(seller.lateFeeRate),
  },
  {
    applies: isForCompany,
    text: () => recoveryMention,
  },
  {
    applies: isForCompany,
    text: ({ discountTerms }) => discountMention(discountTerms),
  },
  {
    applies: ({ buyer, seller }) => buyer.kind === 'person' && seller.mediator !== null,
    text: ({ seller }) => ({
      fr: `Médiateur de la consommation\u202f: ${seller.mediator}`,
      en: `Consumer mediator: ${seller.mediator}`,
    }),
  },
]

/** Returns the mentions of a document issued on a day, `YYYY-MM-DD`, in each of the document's languages. */
export function mentionsOf(facts: MentionFacts, day: string, languages: readonly Language[]): string[] {
  const { exemption } = facts
  const reasons = exemption === null ? [] : [exemptionReason(exemption, day)]
  const others = mentions.filter(({ applies }) => applies(facts)).map(({ text }) => text(facts))
  return [...reasons, ...others].map((mention) => inEach(languages, (language) => mention[language]))
}

/** States the rate of penalties; that of the law is the ECB's refinancing rate plus ten points (C. com. L441-10). */
export function lateFeeMention(rate: number | null): Sentence {
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
