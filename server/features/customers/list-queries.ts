import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { customerFields, phoneNumbers } from './queries.ts'
import { phonePrefix, searchWords } from './search-words.ts'

/** How customers are narrowed down. Every filter is a prefix without regard to case and accents; `search` forgives more. */
export type CustomerFilter = {
  email?: string | undefined
  phoneNumbers?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  search?: string | undefined
}

/** One part of the customers that match, best match first, then by name; and how many match in all. */
export async function listCustomers(tx: Tx, companyId: number, filter: CustomerFilter, part: Part) {
  const matching = matchingCustomers(tx, companyId, filter, searchWords(filter.search ?? ''))
  const [{ total }, rows] = await Promise.all([
    matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select([...customerFields, phoneNumbers])
      .orderBy('found.score', 'desc')
      .orderBy('foldedLastName')
      .orderBy('foldedFirstName')
      .orderBy('customers.id')
      .limit(part.limit)
      .offset(part.offset)
      .execute(),
  ])
  return { rows, total }
}

type Part = { limit: number; offset: number }

function matchingCustomers(tx: Tx, companyId: number, filter: CustomerFilter, words: string[]) {
  const found =
    words.length > 0 ? sql<Found>`search_customers(${words}::text[])` : sql<Found>`(select 0::real as score)`
  const isFound = words.length > 0 ? sql<boolean>`found.id = customers.id` : sql<boolean>`true`
  let matching = tx
    .selectFrom('customers')
    .innerJoin(found.as('found'), (join) => join.on(isFound))
    .where('customers.companyId', '=', companyId)
    .where('customers.archivedAt', 'is', null)
  if (filter.lastName) matching = matching.where(begins('customers.folded_last_name', filter.lastName))
  if (filter.firstName) matching = matching.where(begins('customers.folded_first_name', filter.firstName))
  if (filter.email) matching = matching.where(sql<boolean>`starts_with(customers.email, fold(${filter.email.trim()}))`)
  if (filter.phoneNumbers) matching = matching.where(hasPhone(filter.phoneNumbers))
  return matching
}

type Found = { score: number }

/** A range, since row-level security lets an index serve comparisons, but no pattern. */
function begins(column: string, typed: string) {
  const text = typed.trim()
  const name = sql.ref(column)
  return sql<boolean>`(${name} >= fold(${text}) and ${name} < fold(${text}) || chr(1114111))`
}

/** One of the numbers begins with what was typed; typed the local way, after the digits of its country. */
function hasPhone(typed: string) {
  const { digits, isLocal } = phonePrefix(typed)
  if (!digits) return sql<boolean>`false`
  return sql<boolean>`customers.phone_numbers #>> '{}' ~ ${`"${isLocal ? '\\d{1,3}' : ''}${digits}`}`
}
