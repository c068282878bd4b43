import { sql } from 'kysely'
import type { CustomerLink, MergedPair } from '#features/customers/public'

/**
 * Matches drivers who would be the rental's customer, or drive twice, once two customers are one. The row of the
 * customer who is merged goes, or that of the kept one where the merged one is the rental's customer.
 */
const isDoubled = ({ companyId, keptId, mergedId }: MergedPair) => sql<boolean>`(
  x.customer_id = ${mergedId} and (
    exists (select from rental_drivers o where o.company_id = ${companyId} and o.rental_id = x.rental_id and o.customer_id = ${keptId})
    or ${isOfCustomer(companyId, keptId)}
  )
  or x.customer_id = ${keptId} and ${isOfCustomer(companyId, mergedId)}
)`

/** Matches drivers of rentals that still have the kept customer, as their customer or a driver. */
const isStillNamed = ({ companyId, keptId }: MergedPair) => sql<boolean>`(
  ${isOfCustomer(companyId, keptId)}
  or exists (select from rental_drivers o where o.company_id = ${companyId} and o.rental_id = x.rental_id and o.customer_id = ${keptId})
)`

const isOfCustomer = (companyId: number, customerId: number) => sql<boolean>`exists (
  select from rentals r where r.company_id = ${companyId} and r.id = x.rental_id and r.customer_id = ${customerId}
)`

/** Matches exceptions that the kept customer has too. */
const isExcepted = ({ companyId, keptId }: MergedPair) => sql<boolean>`exists (
  select from driver_exceptions o where o.company_id = ${companyId} and o.rental_id = x.rental_id
    and o.rule = x.rule and o.rule_limit = x.rule_limit and o.driver_id = ${keptId}
)`

const isRepeated = (pair: MergedPair) => sql<boolean>`x.driver_id = ${pair.mergedId} and ${isExcepted(pair)}`

/** The links of rentals to customers. Drivers come before the rental's customer, whom their condition reads. */
export const customerLinks: CustomerLink[] = [
  {
    table: 'rentalDrivers',
    column: 'customerId',
    key: ['rentalId'],
    drops: isDoubled,
    restores: isStillNamed,
  },
  {
    table: 'driverExceptions',
    column: 'driverId',
    key: ['rentalId', 'rule', 'ruleLimit'],
    drops: isRepeated,
    restores: isExcepted,
  },
  { table: 'rentals', column: 'customerId', key: ['id'], counts: 'rentals' },
  { table: 'rentals', column: 'billedCustomerId', key: ['id'] },
]
