import { type InvoiceSort, invoiceSorts } from '@filao/domain/invoicing/invoice-filter'
import { invoiceKinds, invoiceStates } from '@filao/domain/invoicing/kind'
import { LocalDate } from '@filao/domain/kernel/time.schema'
import type { z } from 'zod'
import type { listInvoices } from '#api/calls'

/** The URL's names of the filters beside the search. */
export const filterParams = ['kind', 'state', 'from', 'to']

/** The filters and the order of the list, as its calls take them. */
type InvoiceQuery = Omit<z.input<typeof listInvoices.query>, 'limit' | 'cursor'>

/** Returns the filters of the URL; unreadable ones are ignored. */
export function invoiceQuery(params: URLSearchParams): InvoiceQuery {
  const dayOf = (name: string) => LocalDate.safeParse(params.get(name)).data
  const among = (name: string, known: readonly string[]) => known.find((one) => one === params.get(name))
  const [search, from, to] = [params.get('q'), dayOf('from'), dayOf('to')]
  const [kind, state] = [among('kind', invoiceKinds), among('state', invoiceStates)]
  const sort = among('order', invoiceSorts) as InvoiceSort | undefined
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  }
}

/** Returns true when the URL filters the list in any way. */
export function isFiltered({ sort: _, ...filters }: InvoiceQuery): boolean {
  return Object.keys(filters).length > 0
}
