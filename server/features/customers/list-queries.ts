import type { CustomerSort, CustomerSortKey } from '@filao/domain/customers/customer-filter'
import type { CustomerFilter } from '@filao/domain/customers/customer-filter.schema'
import type { CustomerRow } from '@filao/domain/customers/customer-row'
import { toEuros } from '@filao/domain/kernel/money'
import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { nextRentals, nextStarts } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { billingAddress, customerFields, exclusion, phoneNumbers } from './queries.ts'
import { hasRental, unpaidRentals } from './rental-queries.ts'
import { phonePrefix, searchWords } from './search-words.ts'

/** The filters of a list, and the day on which a licence has expired and a mark is in force. */
type Asked = CustomerFilter & { today: string }
type Part = { limit: number; offset: number }

/** The columns of each order, as `matching` has them. */
const sortColumns: Record<CustomerSortKey, string[]> = {
  name: ['folded_last_name', 'folded_first_name'],
  email: ['email'],
  city: ['city'],
  publicId: ['public_id'],
  next: ['next_start', 'folded_last_name', 'folded_first_name'],
  due: ['due_cents', 'folded_last_name', 'folded_first_name'],
}

const keyOf = (sort: CustomerSort | undefined) => (sort?.replace('-', '') ?? 'name') as CustomerSortKey

/**
 * Orders by the best match, then by name, unless another order is asked for; the id decides between equal ones, and
 * customers without a value come last.
 */
function orderOf(sort: CustomerSort | undefined, table?: string) {
  const direction = sort?.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  const at = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  const columns = sortColumns[keyOf(sort)].map((name) => sql`${at(name)} ${direction}`)
  return sql.join([...(sort ? [] : [sql`${at('score')} desc`]), ...columns, at('id')])
}

/** Returns one page of the matching customers, best match first, then by name, and the number of all matches. */
export async function listCustomers(tx: Tx, companyId: number, requested: Asked, part: Part) {
  const { total, rows } = await customersPage(tx, companyId, requested, part).executeTakeFirstOrThrow()
  return { total, rows: await withRentals(tx, companyId, rows) }
}

/** Selects what `listCustomers` reads of the customers alone. */
export function customersPage(tx: Tx, companyId: number, requested: Asked, part: Part) {
  const words = searchWords(requested.search ?? '')
  const isSlow =
    words.length > 0 || requested.isUnpaid || keyOf(requested.sort) === 'due' || keyOf(requested.sort) === 'next'
  return tx
    .with(
      // A search and sums run once for both; without them, an index is read in order only as far as the page.
      (name) => (isSlow ? name('matching').materialized() : name('matching').notMaterialized()),
      () => matchingCustomers(tx, companyId, requested, words),
    )
    .selectNoFrom((from) => [
      from.selectFrom('matching').select(from.fn.countAll<number>().as('count')).$asScalar().$notNull().as('total'),
      jsonArrayFrom(
        from
          .selectFrom(
            from
              .selectFrom('matching')
              .selectAll()
              .orderBy(orderOf(requested.sort))
              .limit(part.limit)
              .offset(part.offset)
              .as('part'),
          )
          .innerJoin('customers', 'customers.id', 'part.id')
          .select([...customerFields, phoneNumbers, billingAddress, exclusion])
          .orderBy(orderOf(requested.sort, 'part')),
      ).as('rows'),
    ])
}

/** Adds the next rental of each customer, and what they owe. */
async function withRentals<Row extends { id: number }>(tx: Tx, companyId: number, rows: Row[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [next, due] = await Promise.all([
    tx
      .selectFrom(nextRentals(companyId, 'customerId', ids).as('next'))
      .selectAll()
      .execute(),
    dueOfCustomers(tx, companyId, ids).execute(),
  ])
  const nextOf = new Map(next.map(({ ofId, ...rental }) => [ofId, rental]))
  const dueOf = new Map(due.map(({ customerId, dueCents }) => [customerId, toEuros(dueCents)]))
  return rows.map((row): Row & Pick<CustomerRow, 'nextRental' | 'dueAmount'> => {
    return { ...row, nextRental: nextOf.get(row.id) ?? null, dueAmount: dueOf.get(row.id) ?? 0 }
  })
}

/**
 * Selects the customers who owe something for a contract or a cancelled rental, or those of these ids, each with the
 * sum.
 */
function dueOfCustomers(tx: Tx, companyId: number, customerIds?: number[]) {
  const statuses = ['pending', 'ongoing', 'done', 'cancelled'] as const
  return tx
    .selectFrom(unpaidRentals(tx, companyId, { statuses, ...(customerIds && { customerIds }) }).as('unpaid'))
    .innerJoinLateral(
      sql<{ customerId: number }>`(
        select customer_id union select billed_customer_id where billed_customer_id is not null
      )`.as('owing'),
      (join) => join.onTrue(),
    )
    .select(['owing.customerId', sql<number>`sum(due_cents)::float8`.as('dueCents')])
    .groupBy('owing.customerId')
}

/** Lists the ids of all matching customers, in the order of the list. */
export async function listCustomerIds(tx: Tx, companyId: number, requested: Asked): Promise<number[]> {
  const words = searchWords(requested.search ?? '')
  const rows = await tx
    .selectFrom(matchingCustomers(tx, companyId, requested, words).as('matching'))
    .select('id')
    .orderBy(orderOf(requested.sort))
    .execute()
  return rows.map(({ id }) => id)
}

/** Loads the customers of these ids, in no order; archived ones only `withArchived`. */
export async function listCustomersById(tx: Tx, companyId: number, ids: number[], { withArchived = false } = {}) {
  return await tx
    .selectFrom('customers')
    .select([...customerFields, phoneNumbers, billingAddress, exclusion])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .$if(!withArchived, (query) => query.where('archivedAt', 'is', null))
    .execute()
}

type Found = { score: number }
type Matching = SelectQueryBuilder<Schema, 'customers', { id: number; score: number }>

/** Selects the matching customers with the columns by which the list is ordered. */
function matchingCustomers(tx: Tx, companyId: number, requested: Asked, words: string[]): Matching {
  const found =
    words.length > 0 ? sql<Found>`search_customers(${words}::text[])` : sql<Found>`(select 0::real as score)`
  const isFound = words.length > 0 ? sql<boolean>`found.id = customers.id` : sql<boolean>`true`
  let matching = tx
    .selectFrom('customers')
    .innerJoin(found.as('found'), (join) => join.on(isFound))
    .select(['customers.id', 'found.score', 'customers.foldedLastName', 'customers.foldedFirstName'])
    .select(['customers.email', 'customers.city', 'customers.publicId'])
    .where('customers.companyId', '=', companyId)
    .where('customers.archivedAt', 'is', null)
  if (requested.lastName) matching = matching.where(begins('customers.folded_last_name', requested.lastName))
  if (requested.firstName) matching = matching.where(begins('customers.folded_first_name', requested.firstName))
  if (requested.email)
    matching = matching.where(sql<boolean>`starts_with(customers.email, fold(${requested.email.trim()}))`)
  if (requested.ids) matching = matching.where(sql<boolean>`customers.id = any(${requested.ids}::int[])`)
  if (requested.phoneNumbers) matching = matching.where(hasPhone(requested.phoneNumbers))
  if (requested.language) matching = matching.where('customers.language', '=', requested.language)
  if (requested.isLicenseExpired) matching = matching.where('customers.drivingLicenseExpiresOn', '<', requested.today)
  if (requested.isExcluded) matching = matching.where('customers.excludedUntil', '>=', requested.today)
  if (requested.rental) matching = matching.where(hasRental(companyId, requested.rental))
  const customers = matching as unknown as Matching
  return withNext(tx, withDue(customers, dueOfCustomers(tx, companyId), requested), companyId, requested)
}

type Due = ReturnType<typeof dueOfCustomers>

function withDue(customers: Matching, due: Due, { isUnpaid, sort }: Asked): Matching {
  const isOrder = keyOf(sort) === 'due'
  if (!isUnpaid && !isOrder) return customers
  const joined = isUnpaid
    ? customers.innerJoin(due.as('due'), 'due.customerId', 'customers.id')
    : customers.leftJoin(due.as('due'), 'due.customerId', 'customers.id')
  return joined.select('due.dueCents') as unknown as Matching
}

/** Adds the start of the next rental. The offset keeps the conditions of the page out of the join. */
function withNext(tx: Tx, customers: Matching, companyId: number, { sort }: Asked): Matching {
  if (keyOf(sort) !== 'next') return customers
  return tx
    .selectFrom(customers.as('found'))
    .fullJoin(nextStarts(tx, companyId, 'customerId').as('next'), 'next.ofId', 'found.id')
    .selectAll('found')
    .select('next.nextStart')
    .where(sql<boolean>`coalesce(found.id, 0) > 0`)
    .offset(0) as unknown as Matching
}

/** Compares with a range, because under row-level security an index serves comparisons but no pattern. */
function begins(column: string, typed: string) {
  const text = typed.trim()
  const name = sql.ref(column)
  return sql<boolean>`(${name} >= fold(${text}) and ${name} < fold(${text}) || chr(1114111))`
}

/** Matches a number that begins with the typed text; a local number is matched after its country code. */
function hasPhone(typed: string) {
  const { digits, isLocal } = phonePrefix(typed)
  if (!digits) return sql<boolean>`false`
  const begins = sql<boolean>`customers.phone_numbers #>> '{}' ~ ${`"${isLocal ? '\\d{1,3}' : ''}${digits}`}`
  // Uses the search index to find the customers with these digits; shorter texts match too many.
  return digits.length < 4
    ? begins
    : sql<boolean>`(customers.id in (select id from search_customers(array[${digits}])) and ${begins})`
}
