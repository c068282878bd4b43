import { partCents } from '@filao/domain/invoicing/credit'
import type { Invoice } from '@filao/domain/invoicing/invoice.schema'
import { toCents } from '@filao/domain/kernel/money'

/** The quantity to credit of each line, by its position in the document. */
export type Quantities = readonly (number | null | undefined)[]

type Line = Pick<Invoice['lines'][number], 'quantity' | 'total' | 'quantityLeft'>
type Creditable = Pick<Invoice, 'total' | 'creditedAmount'> & { lines: readonly Line[] }

/** Returns the total of a credit note on these quantities, in cents. */
export function totalOf({ lines }: Pick<Creditable, 'lines'>, quantities: Quantities = []): number {
  return lines.reduce((sum, line, index) => sum + centsOf(line, quantities[index]), 0)
}

/** Returns the amount that a quantity of a line takes back, as the server computes it. */
export function centsOf({ quantity, total, quantityLeft }: Line, credited: number | null | undefined): number {
  if (!credited) return 0
  return partCents({ quantity, totalCents: toCents(total) }, quantityLeft, credited)
}

/** Returns the cents that can still be credited: less than the lines together where an advance was taken off. */
export function leftOf({ total, creditedAmount }: Omit<Creditable, 'lines'>): number {
  return toCents(total) - toCents(creditedAmount)
}

/** Returns true when these quantities take back more than what is left of the document, which the server refuses. */
export function isOver(invoice: Creditable, quantities: Quantities): boolean {
  return totalOf(invoice, quantities) > leftOf(invoice)
}
