import type { CustomerFilter } from '@filao/domain/customers/customer-filter.schema'
import { sql } from 'kysely'

/** Matches customers with a rental under way, with one to come, or without any; those billed to them are theirs. */
export function hasRental(companyId: number, which: NonNullable<CustomerFilter['rental']>) {
  const renting = (statuses: string[]) => sql<boolean>`customers.id in (
    select customer_id from rentals where company_id = ${companyId} and status = any(${statuses}::text[])
    union all
    select billed_customer_id from rentals
    where company_id = ${companyId} and status = any(${statuses}::text[]) and billed_customer_id is not null
  )`
  if (which === 'ongoing') return renting(['ongoing'])
  if (which === 'coming') return renting(['validating', 'pending'])
  return sql<boolean>`not exists (
    select from rentals where rentals.company_id = ${companyId} and rentals.customer_id = customers.id
  ) and not exists (
    select from rentals where rentals.company_id = ${companyId} and rentals.billed_customer_id = customers.id
  )`
}
