import { isInFrance } from '../customers/name/person.ts'
import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import { countryOfAddress, isInVatArea } from '../pricing/vat/vat-area.ts'
import type { InvoiceContent } from './content.schema.ts'
import type { ElectronicLack } from './electronic.schema.ts'
import { postalAddressOf } from './postal-address.ts'

/** The data without which a document to a French company cannot be an electronic invoice. */
export const electronicLacks = ['seller_siren', 'buyer_siren', 'buyer_address', 'vat_rate'] as const

const electronicLackLabels = {
  seller_siren: { fr: 'le SIRET de votre entreprise', en: 'your company’s SIRET number' },
  buyer_siren: { fr: 'le SIREN du client', en: 'the customer’s SIREN number' },
  buyer_address: {
    fr: 'l’adresse du client, avec le code postal et la ville',
    en: 'the customer’s address, with postal code and city',
  },
  vat_rate: {
    fr: 'un taux de TVA qui existe en France',
    en: 'a VAT rate that exists in France',
  },
} satisfies Record<ElectronicLack, Sentence>

/** Names the data that a document lacks, as a part of a sentence. */
export function electronicLackText(lacks: readonly ElectronicLack[], language: Language): string {
  return new Intl.ListFormat(language).format(lacks.map((lack) => electronicLackLabels[lack][language]))
}

/** The rates in percent that French electronic invoices may state (rule BR-FR-16). */
const frenchRates = [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6]

type Facts = Pick<InvoiceContent, 'kind' | 'exemption' | 'seller' | 'buyer' | 'vat'>

/**
 * Returns true for an invoice, advance or credit note between two companies where French VAT applies: French Guiana,
 * Mayotte and the overseas collectivities are abroad for it. A claim is no invoice.
 */
function isForFrenchCompany({ kind, exemption, seller, buyer }: Omit<Facts, 'vat'>): boolean {
  if (kind === 'indemnity_claim' || exemption === 'compensation' || buyer.kind !== 'company') return false
  const { postalCode } = postalAddressOf(buyer.address)
  const country = countryOfAddress({ countryCode: buyer.countryCode, postalCode })
  return isInFrance(buyer) && isInVatArea(country) && isInVatArea(seller.countryCode)
}

/** Lists the data that a document to a French company lacks to be an electronic invoice; null for other documents. */
export function lacksOfElectronic(facts: Facts): ElectronicLack[] | null {
  if (!isForFrenchCompany(facts)) return null
  const { seller, buyer, vat } = facts
  const { lines, city } = postalAddressOf(buyer.address)
  const found: Record<ElectronicLack, boolean> = {
    seller_siren: isSiren(seller.siren),
    buyer_siren: isSiren(buyer.siren),
    buyer_address: city !== null && lines.length > 0,
    vat_rate: vat.every(({ rate }) => rate === null || frenchRates.includes(rate)),
  }
  return electronicLacks.filter((lack) => !found[lack])
}

/** Returns true for an issued document that has an electronic invoice, as XML and inside its PDF. */
export function isElectronic(content: Facts & Pick<InvoiceContent, 'number'>): boolean {
  return content.number !== null && lacksOfElectronic(content)?.length === 0
}

function isSiren(siren: string | null): boolean {
  return /^\d{9}$/.test(siren ?? '')
}
