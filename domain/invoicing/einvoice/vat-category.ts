import type { InvoiceContent } from '../content.schema.ts'
import type { VatSum } from '../line.schema.ts'
import { amount, percent } from './amounts.ts'
import { element, type XmlElement } from './xml.ts'

/** Returns the category of a rate: standard, zero, or exempt where VAT does not apply (rule BR-FR-15). */
function categoryOf(rate: number | null): 'S' | 'Z' | 'E' {
  if (rate === null) return 'E'
  return rate === 0 ? 'Z' : 'S'
}

/** Writes the VAT of a line (BG-30). */
export function lineVat(rate: number | null): XmlElement {
  return element('ram:ApplicableTradeTax', [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(rate)),
    element('ram:RateApplicablePercent', percent(rate)),
  ])
}

/**
 * Writes the sums of a rate (BG-23). VAT is due when the customer pays, or on the invoice's date where the seller opted
 * for debits (BT-8). Filao computes VAT inside prices that include it, so it may differ by a cent from base times rate.
 */
export function vatBreakdown({ rate, baseCents, vatCents }: VatSum, content: InvoiceContent): XmlElement {
  const category = categoryOf(rate)
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(vatCents)),
    element('ram:TypeCode', 'VAT'),
    category === 'E' && element('ram:ExemptionReason', exemptionReason(content)),
    element('ram:BasisAmount', amount(baseCents)),
    element('ram:CategoryCode', category),
    category === 'E' && content.exemption === 'threshold' && element('ram:ExemptionReasonCode', 'VATEX-FR-FRANCHISE'),
    category === 'S' && element('ram:DueDateTypeCode', content.seller.isVatOnDebits ? '5' : '72'),
    element('ram:RateApplicablePercent', percent(rate)),
  ])
}

/** The first mention of a document without VAT is its reason; an untaxed advance on a taxed invoice has none. */
function exemptionReason({ exemption, mentions }: InvoiceContent): string {
  return (exemption === null ? null : mentions[0]) ?? 'TVA non applicable'
}
