import { toEuros } from '@filao/domain/kernel/money'
import type { Party } from '@filao/domain/rentals/document/document.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

/** Loads the people that a document names. Archived ones are included, so that agreed documents stay readable. */
export async function listParties(tx: Tx, companyId: number, ids: number[]) {
  return await tx
    .selectFrom('customers')
    .select([
      'id',
      'kind',
      'companyName',
      'siren',
      'vatNumber',
      'contactName',
      sql<Party['billingAddress']>`billing_address`.as('billingAddress'),
      'billingEmail',
      'title',
      'firstName',
      'lastName',
      'email',
      sql<string[]>`phone_numbers`.as('phoneNumbers'),
      'language',
      'address',
      'postalCode',
      'city',
      'birthDate',
      'birthPlace',
      'drivingLicenseNumber',
      'drivingLicenseIssuedOn',
      'drivingLicenseExpiresOn',
      'drivingLicenseCountryCode',
      'drivingLicenseCategories',
    ])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** Loads the agencies that a document names, archived ones included. */
export async function listPlaces(tx: Tx, companyId: number, ids: number[]) {
  return await tx
    .selectFrom('agencies')
    .select(['id', 'name', 'address', 'postalCode', 'city', 'timezone'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute()
}

export async function listOptionNames(tx: Tx, companyId: number, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('options')
    .select('name')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** Finds the name of an option and its prices, in euros. */
export async function findOptionPrice(tx: Tx, companyId: number, id: number) {
  const option = await tx
    .selectFrom('options')
    .select(['name as option', 'priceCents', 'dailyPriceCents'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!option) return null
  return { option: option.option, price: toEuros(option.priceCents), dailyPrice: toEuros(option.dailyPriceCents) }
}

/** Loads the facts that identify a vehicle beside its plate, archived or not. */
export async function loadVehicleFacts(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('vehicles')
    .select(['vin', 'year', 'color', 'fuel', 'transmission', 'seats', 'firstRegistrationDate'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** Returns the last acceptance of the contract, and tells if the customer accepted it on their own page. */
export async function findAcceptance(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('keptDocuments')
    .select(['keptAt as at', 'byCustomer'])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .where('occasion', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
