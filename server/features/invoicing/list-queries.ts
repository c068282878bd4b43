import type { InvoiceSort, InvoiceSortKey } from '@filao/domain/invoicing/invoice-filter'
import type { InvoiceFilter } from '@filao/domain/invoicing/invoice-filter.schema'
import { invoiceState } from '@filao/domain/invoicing/state'
import { type SelectQueryBuilder, sql } from 'kysely'
import { sameCustomer, searchWords } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { listBalances } from './stored/invoice-queries.ts'

/** The filters of a list, and the day by which a document is overdue. */
type Asked = InvoiceFilter & { today: string }
type Part = { limit: number; offset: number }

/** Lists the ids of the matching documents in the order of the list: all of them, or those of one page. */
export async function listInvoiceIds(tx: Tx, companyId: number, requested: Asked, part?: Part): Promise<number[]> {
  const ordered = sorted(
    matching(tx, companyId, await resolved(tx, companyId, requested)),
    requested.sort ?? '-issuedAt',
  )
  const rows = await (part ? ordered.limit(part.limit).offset(part.offset) : ordered).execute()
  return rows.map(({ id }) => id)
}

/** Counts the matching documents. */
export async function countInvoices(tx: Tx, companyId: number, requested: Asked): Promise<number> {
  const { total } = await matching(tx, companyId, await resolved(tx, companyId, requested))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Looks the documents of some states up once, by the rule that every screen uses. */
async function resolved(tx: Tx, companyId: number, { state, ...filter }: Asked): Promise<Asked> {
  if (!state?.length) return filter
  const all = await listBalances(tx, companyId)
  const found = all.filter((one) => {
    const is = invoiceState(one, filter.today)
    return is !== null && state.includes(is)
  })
  const chosen = filter.ids && new Set(filter.ids)
  const ids = found.map(({ id }) => id)
  return { ...filter, ids: chosen ? ids.filter((id) => chosen.has(id)) : ids }
}

type Matching = SelectQueryBuilder<Schema, 'invoices' | 'rentals', object>

function matching(tx: Tx, companyId: number, filter: Asked): Matching {
  const { search, kind, ids, rentalId, customerId, from, to } = filter
  let query: Matching = tx
    .selectFrom('invoices')
    .innerJoin('rentals', (join) =>
      join.onRef('rentals.companyId', '=', 'invoices.companyId').onRef('rentals.id', '=', 'invoices.rentalId'),
    )
    .where('invoices.companyId', '=', companyId)
  if (ids) query = query.where(sql<boolean>`invoices.id = any(${ids}::int[])`)
  if (kind?.length) query = query.where('invoices.kind', 'in', kind)
  if (rentalId) query = query.where('invoices.rentalId', '=', rentalId)
  if (customerId) query = query.where('invoices.customerId', 'in', sameCustomer(companyId, customerId))
  if (from) query = query.where('invoices.issuedOn', '>=', from)
  if (to) query = query.where('invoices.issuedOn', '<=', to)
  for (const word of search ? searchWords(search) : []) {
    query = query.where(
      sql<boolean>`strpos(invoices.search_text || ' ' || lower(rentals.public_id), fold(${word})) > 0`,
    )
  }
  return query
}

/** The columns of each order; the id decides between equal ones. */
const sortColumns = {
  issuedAt: ['invoices.issued_at'],
  number: ['invoices.kind', 'invoices.year', 'invoices.sequence'],
  customer: ['invoices.customer_name'],
  rental: ['rentals.public_id'],
  total: ['invoices.total_cents'],
} as const satisfies Record<InvoiceSortKey, string[]>

function sorted(query: Matching, sort: InvoiceSort) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const columns = sortColumns[sort.replace('-', '') as InvoiceSortKey]
  return [...columns, 'invoices.id'].reduce(
    (ordered, column) => ordered.orderBy(sql.ref(column), direction),
    query.select('invoices.id'),
  )
}
