import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

/** Loads the customer who is billed for a rental, archived or not. */
export async function loadBilled(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('rentals')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.companyId', '=', 'rentals.companyId')
        .on('customers.id', '=', sql<number>`coalesce(rentals.billed_customer_id, rentals.customer_id)`),
    )
    .select([
      'customers.id',
      'customers.kind',
      'customers.title',
      'customers.firstName',
      'customers.lastName',
      'customers.companyName',
      'customers.contactName',
      'customers.siren',
      'customers.vatNumber',
      'customers.email',
      'customers.billingEmail',
      'customers.address',
      'customers.postalCode',
      'customers.city',
      'customers.countryCode',
      sql<BillingAddress | null>`customers.billing_address`.as('billingAddress'),
      'customers.language',
    ])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', rentalId)
    .executeTakeFirstOrThrow(notFound)
}

type BillingAddress = {
  address: string | null
  postalCode: string | null
  city: string | null
  countryCode: string | null
}

/** Loads the agencies of a rental with their territory and the rate that the company states for them. */
export async function listPlaces(tx: Tx, companyId: number, ids: number[]) {
  const agencies = await tx
    .selectFrom('agencies')
    .leftJoin('agencyVatRates', (join) =>
      join
        .onRef('agencyVatRates.companyId', '=', 'agencies.companyId')
        .onRef('agencyVatRates.agencyId', '=', 'agencies.id'),
    )
    .select([
      'agencies.id',
      'agencies.name',
      'agencies.address',
      'agencies.postalCode',
      'agencies.city',
      'agencies.timezone',
      'agencies.countryCode',
      'agencyVatRates.vatRate',
      'agencyVatRates.reason',
    ])
    .where('agencies.companyId', '=', companyId)
    .where('agencies.id', 'in', ids)
    .execute()
  return agencies.map(({ vatRate, reason, ...agency }) => ({
    ...agency,
    stated: reason === null ? null : { vatRate, reason },
  }))
}
