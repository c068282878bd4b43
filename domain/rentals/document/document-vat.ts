import { type ChargeKind, usuallyOutsideVat } from '../../ledger/charge.ts'
import { exemptionReason } from '../../pricing/vat/vat.ts'
import { type VatRule, vatRuleOf } from '../../pricing/vat/vat-rule.ts'
import type { DocumentVat, RentalDocument } from './document.schema.ts'

/** Returns what a document states about VAT on a day, `YYYY-MM-DD`. */
export function documentVat({ rate, exemption }: VatRule, chargesOutside: ChargeKind[], day: string): DocumentVat {
  return { rate, reason: exemption === null ? null : exemptionReason(exemption, day), chargesOutside }
}

/** Returns the VAT of a document; of one kept before it was stored, that of the company's own territory. */
export function vatOfDocument({ vat, company }: Pick<RentalDocument, 'vat' | 'company'>): DocumentVat {
  if (vat) return vat
  const rule = vatRuleOf(company, { postalCode: null, countryCode: company.countryCode, stated: null })
  return documentVat(rule, [...usuallyOutsideVat], lastDayWithout)
}

/** No document is kept without its VAT after this day. */
const lastDayWithout = '2026-12-31'
