import type { listCustomers as listCall } from '@filao/domain/customers/contract'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Tx } from '#platform/database/connect'
import { customerFields, phoneNumbers } from './queries.ts'
import { phonePrefix, searchWords } from './search-words.ts'

/**
 * The filters of customers. Every filter is a prefix, ignoring case and accents; `search` also allows typing errors.
 */
type CustomerFilter = {
  email?: string | undefined
  phoneNumbers?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  search?: string | undefined
  ids?: number[] | undefined
  sort?: CustomerSort | undefined
}

type CustomerSort = NonNullable<z.output<typeof listCall.query>['sort']>

/** The columns of each order. */
const sortColumns: Record<string, string[]> = {
  name: ['folded_last_name', 'folded_first_name'],
  email: ['email'],
  city: ['city'],
  publicId: ['public_id'],
}

/** Orders by the best match, then by name, unless another order is asked for; the id decides between equal ones. */
function orderOf(sort: CustomerSort | undefined, table?: string) {
  const direction = sort?.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  const at = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  const columns = (sortColumns[sort?.replace('-', '') ?? 'name'] ?? []).map((name) => sql`${at(name)} ${direction}`)
  return sql.join([...(sort ? [] : [sql`${at('score')} desc`]), ...columns, at('id')])
}

/** Returns one page of the matching customers, best match first, then by name, and the number of all matches. */
export async function listCustomers(tx: Tx, companyId: number, filter: CustomerFilter, part: Part) {
  const words = searchWords(filter.search ?? '')
  return await tx
    .with(
      // A search runs once for both; without one, an index is read in order only as far as the page.
      (name) => (words.length > 0 ? name('matching').materialized() : name('matching').notMaterialized()),
      () => matchingCustomers(tx, companyId, filter, words),
    )
    .selectNoFrom((from) => [
      from.selectFrom('matching').select(from.fn.countAll<number>().as('count')).$asScalar().$notNull().as('total'),
      jsonArrayFrom(
        from
          .selectFrom(
            from
              .selectFrom('matching')
              .selectAll()
              .orderBy(orderOf(filter.sort))
              .limit(part.limit)
              .offset(part.offset)
              .as('part'),
          )
          .innerJoin('customers', 'customers.id', 'part.id')
          .select([...customerFields, phoneNumbers])
          .orderBy(orderOf(filter.sort, 'part')),
      ).as('rows'),
    ])
    .executeTakeFirstOrThrow()
}

type Part = { limit: number; offset: number }

/** Lists the ids of all matching customers, in the order of the list. */
export async function listCustomerIds(tx: Tx, companyId: number, filter: CustomerFilter): Promise<number[]> {
  const words = searchWords(filter.search ?? '')
  const rows = await tx
    .selectFrom(matchingCustomers(tx, companyId, filter, words).as('matching'))
    .select('id')
    .orderBy(orderOf(filter.sort))
    .execute()
  return rows.map(({ id }) => id)
}

/** Loads the customers of these ids that are not archived, in no order. */
export async function listCustomersById(tx: Tx, companyId: number, ids: number[]) {
  return await tx
    .selectFrom('customers')
    .select([...customerFields, phoneNumbers])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('archivedAt', 'is', null)
    .execute()
}

function matchingCustomers(tx: Tx, companyId: number, filter: CustomerFilter, words: string[]) {
  const found =
    words.length > 0 ? sql<Found>`search_customers(${words}::text[])` : sql<Found>`(select 0::real as score)`
  const isFound = words.length > 0 ? sql<boolean>`found.id = customers.id` : sql<boolean>`true`
  let matching = tx
    .selectFrom('customers')
    .innerJoin(found.as('found'), (join) => join.on(isFound))
    .select(['customers.id', 'found.score', 'foldedLastName', 'foldedFirstName', 'email', 'city', 'publicId'])
    .where('customers.companyId', '=', companyId)
    .where('customers.archivedAt', 'is', null)
  if (filter.lastName) matching = matching.where(begins('customers.folded_last_name', filter.lastName))
  if (filter.firstName) matching = matching.where(begins('customers.folded_first_name', filter.firstName))
  if (filter.email) matching = matching.where(sql<boolean>`starts_with(customers.email, fold(${filter.email.trim()}))`)
  if (filter.ids) matching = matching.where(sql<boolean>`customers.id = any(${filter.ids}::int[])`)
  if (filter.phoneNumbers) matching = matching.where(hasPhone(filter.phoneNumbers))
  return matching
}

type Found = { score: number }

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
