import { percentOf, toCents } from '../kernel/money.ts'
import type { Quote } from '../pricing/quote.schema.ts'
import { includedVat } from '../pricing/vat/vat.ts'
import type { CommissionPart, SourceTerms } from './source.schema.ts'

/** The price of a rental: without lines where it was typed by hand, and then all of it is the stay. */
export type CommissionedPrice = {
  price: Pick<Quote, 'price' | 'options' | 'fees' | 'total'> | null
  totalCents: number | null
  /** The cover among the options; null without one. */
  coverId: number | null
}

/**
 * Returns the commission of a source in whole cents: its amount, or its percentage of the chosen lines before VAT.
 * A discount is shared by all lines, so the chosen ones have their part of the total. That part, its VAT and the
 * commission are each rounded half up to the cent, in this order.
 */
export function commissionOf(priced: CommissionedPrice, terms: SourceTerms): number {
  if (terms.commissionCents !== null) return terms.commissionCents
  if (terms.commissionPercent === null) return 0
  const cents = chosenCents(priced, terms.commissionOn)
  const beforeVatCents = cents - includedVat(cents, terms.vatRate ?? 0)
  return percentOf(beforeVatCents, terms.commissionPercent)
}

function chosenCents(priced: CommissionedPrice, parts: readonly CommissionPart[]): number {
  const totalCents = priced.totalCents ?? 0
  const lines = linesOf(priced)
  const allCents = sum(lines)
  const chosen = sum(lines.filter(({ part }) => parts.includes(part)))
  return allCents === 0 ? 0 : Math.round((totalCents * chosen) / allCents)
}

function linesOf({ price, totalCents, coverId }: CommissionedPrice): { part: CommissionPart; cents: number }[] {
  if (price === null) return [{ part: 'stay', cents: totalCents ?? 0 }]
  return [
    { part: 'stay', cents: toCents(price.price.total) },
    ...price.options.map(({ id, total }) => {
      return { part: id === coverId ? ('covers' as const) : ('options' as const), cents: toCents(total) }
    }),
    // Prices agreed before there were fees have none.
    ...(price.fees ?? []).map(({ total }) => ({ part: 'fees' as const, cents: toCents(total) })),
  ]
}

function sum(lines: readonly { cents: number }[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0)
}
