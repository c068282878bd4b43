import { z } from 'zod'
import { Ids, QueryId } from '../kernel/field.schema.ts'
import { LocalDate } from '../kernel/time.schema.ts'
import { invoiceSorts } from './invoice-filter.ts'
import { InvoiceKind, InvoiceState } from './kind.schema.ts'

/** Parts of a comma separated text; none when it is empty. */
const listed = (text: string) => text.split(',').filter(Boolean)

/** The filters and the order that the list of documents and its export have in common. */
export const invoiceFilters = {
  /** A part of the number, of the rental's number or of the customer's name, ignoring case and accents. */
  search: z.string().trim().max(100).optional(),
  /** Comma separated; all kinds when absent. */
  kind: z.string().max(100).transform(listed).pipe(z.array(InvoiceKind)).optional(),
  /** Comma separated; all states when absent. */
  state: z.string().max(100).transform(listed).pipe(z.array(InvoiceState)).optional(),
  /** Comma separated ids, at most 100: only these documents. */
  ids: Ids.optional(),
  rentalId: QueryId.optional(),
  customerId: QueryId.optional(),
  /** The days of issue, both included. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  sort: z.enum(invoiceSorts).optional(),
}

const InvoiceFilter = z.object(invoiceFilters)
export type InvoiceFilter = z.output<typeof InvoiceFilter>
