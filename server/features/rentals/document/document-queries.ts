import { inEuros, toEuros } from '@filao/domain/kernel/money'
import type { Party } from '@filao/domain/rentals/document/document.schema'
import { countOf } from '@filao/domain/rentals/offered-options'
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

/** Lists these options by id with the names that papers give them and their quantity, archived ones too. */
export async function listOptionNames(tx: Tx, companyId: number, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('options')
    .select(['id', 'name', 'nameEn'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map((option) => ({ ...option, quantity: countOf(option.id, ids) }))
}

/** Finds the name of an option and its prices, in euros. */
export async function findOptionPrice(tx: Tx, companyId: number, id: number) {
  const option = await tx
    .selectFrom('options')
    .select(['name as option', 'nameEn as optionEn', 'priceCents', 'dailyPriceCents', 'maxCents', 'maxDays'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!option) return null
  const { priceCents, dailyPriceCents, ...others } = option
  return { ...inEuros(others), price: toEuros(priceCents), dailyPrice: toEuros(dailyPriceCents) }
}

/** Loads the facts that identify a vehicle beside its plate, archived or not, and its category's name in English. */
export async function loadVehicleFacts(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) =>
      join.onRef('categories.companyId', '=', 'vehicles.companyId').onRef('categories.id', '=', 'vehicles.categoryId'),
    )
    .select(['vin', 'year', 'color', 'fuel', 'transmission', 'seats', 'firstRegistrationDate'])
    .select('categories.nameEn as categoryNameEn')
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.id', '=', id)
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
