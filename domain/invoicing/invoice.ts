import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { toEuros } from '../kernel/money.ts'
import type { InvoiceContent } from './content.schema.ts'
import { lacksOfElectronic } from './electronic.ts'
import type { InvoiceMailRequest } from './invoice.schema.ts'
import { sumOf } from './line.ts'

/** The label of the field of a request to mail a document. */
export const invoiceMailLabels = {
  email: { fr: 'Adresse e-mail', en: 'Email address' },
} satisfies Record<keyof z.infer<typeof InvoiceMailRequest>, Sentence>

/** Returns the sums, lines and mentions of a document as the contract has them. */
export function invoiceDetails(
  content: InvoiceContent,
  left: readonly { quantity: number; totalCents: number }[] = [],
) {
  const rest = sumOf(left.map(({ totalCents }) => totalCents))
  return {
    language: content.language,
    customerEmail: content.buyer.email,
    lines: content.lines.map((line, index) => ({
      label: line.label,
      quantity: line.quantity,
      unitPrice: Math.round(line.unitPriceCents * 100) / 10_000,
      discountPercent: line.discountPercent,
      vatRate: line.vatRate,
      amount: toEuros(line.amountCents),
      total: toEuros(line.totalCents),
      quantityLeft: Math.max(0, left[index]?.quantity ?? 0),
      totalLeft: toEuros(Math.max(0, Math.min(rest, left[index]?.totalCents ?? 0))),
    })),
    vat: content.vat.map(({ rate, baseCents, vatCents }) => ({
      rate,
      base: toEuros(baseCents),
      amount: toEuros(vatCents),
    })),
    mentions: content.mentions,
    reason: content.reason,
    electronicLacks: lacksOfElectronic(content),
  }
}
