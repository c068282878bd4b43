import { type ExpressionBuilder, type SelectExpression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { collectedCents } from '#features/ledger/public'
import type { Schema } from '#platform/database/schema'
import { vehicleChangesOf } from './check-queries.ts'

type Eb = ExpressionBuilder<Schema, 'rentals'>

const personFields = [
  'customers.id',
  'customers.kind',
  'customers.companyName',
  'customers.title',
  'customers.firstName',
  'customers.lastName',
  'customers.email',
  sql<string[]>`customers.phone_numbers`.as('phoneNumbers'),
  'customers.language',
] as const

/** The vehicle, promised category, customer, agencies and source of a rental, with what the source collected. */
export function rowParts(eb: Eb) {
  return [
    vehicle(eb).$notNull().as('vehicle'),
    promisedCategory(eb).as('promisedCategory'),
    jsonObjectFrom(
      eb
        .selectFrom('customers')
        .select(personFields)
        .whereRef('customers.companyId', '=', 'rentals.companyId')
        .whereRef('customers.id', '=', 'rentals.customerId'),
    )
      .$notNull()
      .as('customer'),
    agencyOf(eb, 'departureAgencyId', agencyFields).as('departureAgency'),
    agencyOf(eb, 'arrivalAgencyId', agencyFields).as('arrivalAgency'),
    jsonObjectFrom(
      eb
        .selectFrom('sources')
        .select(['sources.id', 'sources.name'])
        .whereRef('sources.companyId', '=', 'rentals.companyId')
        .whereRef('sources.id', '=', 'rentals.sourceId'),
    ).as('source'),
    collectedCents('rentals').as('collectedCents'),
  ] as const
}

/** Selects the promised category of a rental with the names that customers read, archived or not. */
export function promisedCategory(eb: Eb) {
  return jsonObjectFrom(
    eb
      .selectFrom('categories')
      .select(['categories.id', 'categories.code', 'categories.name', 'categories.nameEn'])
      .whereRef('categories.companyId', '=', 'rentals.companyId')
      .whereRef('categories.id', '=', 'rentals.promisedCategoryId'),
  )
}

function vehicle(eb: Eb) {
  return jsonObjectFrom(
    eb
      .selectFrom('vehicles')
      .innerJoin('categories', 'categories.id', 'vehicles.categoryId')
      .select((one) => [
        'vehicles.id',
        'vehicles.registrationNumber',
        'vehicles.make',
        'vehicles.model',
        'vehicles.odometer',
        'vehicles.fuelLevel',
        'vehicles.schematicId',
        sql<{ id: number; code: string; name: string }>`json_build_object('id', ${one.ref('categories.id')},
          'code', ${one.ref('categories.code')}, 'name', ${one.ref('categories.name')})`.as('category'),
      ])
      .whereRef('vehicles.companyId', '=', 'rentals.companyId')
      .whereRef('vehicles.id', '=', 'rentals.vehicleId'),
  )
}

const agencyFields = ['agencies.id', 'agencies.name', 'agencies.timezone'] as const

/** The fields of an agency that a customer reads. */
export const addressFields = [
  'agencies.name',
  'agencies.address',
  'agencies.postalCode',
  'agencies.city',
  'agencies.timezone',
] as const

/** The fields of an agency that a customer reads on their page, with its spot on the map. */
export const placeFields = [
  ...addressFields,
  sql<{ latitude: number; longitude: number } | null>`case when agencies.latitude is not null then
    json_build_object('latitude', agencies.latitude, 'longitude', agencies.longitude) end`.as('geolocation'),
] as const

/** Selects an agency of a rental as an object of these fields, archived or not. */
export function agencyOf<Field extends SelectExpression<Schema, 'agencies'>>(
  eb: Eb,
  column: 'departureAgencyId' | 'arrivalAgencyId',
  fields: readonly Field[],
) {
  const agency = eb
    .selectFrom('agencies')
    .whereRef('agencies.companyId', '=', 'rentals.companyId')
    .whereRef('agencies.id', '=', `rentals.${column}`)
  return jsonObjectFrom(agency.select(fields)).$notNull()
}

/** The people, agencies, vehicles and options that a rental names. */
export function parts(eb: Eb) {
  return [
    ...rowParts(eb),
    jsonArrayFrom(
      eb
        .selectFrom('rentalDrivers')
        .innerJoin('customers', (join) =>
          join
            .onRef('customers.companyId', '=', 'rentalDrivers.companyId')
            .onRef('customers.id', '=', 'rentalDrivers.customerId'),
        )
        .select(personFields)
        .whereRef('rentalDrivers.companyId', '=', 'rentals.companyId')
        .whereRef('rentalDrivers.rentalId', '=', 'rentals.id')
        .orderBy('customers.id'),
    ).as('additionalDrivers'),
    eb
      .selectFrom('rentalOptions')
      .select(sql<number[]>`coalesce(json_agg(option_id order by option_id), '[]')`.as('ids'))
      .innerJoin(sql`generate_series(1, rental_options.quantity)`.as('piece'), (join) => join.onTrue())
      .whereRef('rentalOptions.companyId', '=', 'rentals.companyId')
      .whereRef('rentalOptions.rentalId', '=', 'rentals.id')
      .$asScalar()
      .$notNull()
      .as('optionIds'),
    jsonObjectFrom(
      eb
        .selectFrom('customers')
        .select(personFields)
        .whereRef('customers.companyId', '=', 'rentals.companyId')
        .whereRef('customers.id', '=', 'rentals.billedCustomerId'),
    ).as('billedCustomer'),
    jsonObjectFrom(
      eb
        .selectFrom('users')
        .select(['users.id', 'users.firstName', 'users.lastName', 'users.email'])
        .whereRef('users.id', '=', 'rentals.referralUserId'),
    ).as('referralUser'),
    vehicleChangesOf(eb).as('vehicleChanges'),
  ] as const
}

/** Selects the cover of a rental among its options, archived or not. */
export function coverIdOf(eb: Eb) {
  return eb
    .selectFrom('rentalOptions')
    .innerJoin('options', (join) =>
      join
        .onRef('options.companyId', '=', 'rentalOptions.companyId')
        .onRef('options.id', '=', 'rentalOptions.optionId'),
    )
    .select('options.id')
    .whereRef('rentalOptions.companyId', '=', 'rentals.companyId')
    .whereRef('rentalOptions.rentalId', '=', 'rentals.id')
    .where('options.isCover', '=', true)
    .orderBy('options.id')
    .limit(1)
    .$asScalar()
}

/** Is true when a person, an agency or the vehicle of a rental is archived. An erased customer is archived too. */
export const namesArchived = sql<boolean>`(
  exists (select from customers c where c.company_id = rentals.company_id and c.archived_at is not null
    and c.id = any(array[rentals.customer_id, rentals.billed_customer_id] || array(
      select d.customer_id from rental_drivers d where d.company_id = rentals.company_id and d.rental_id = rentals.id)))
  or exists (select from agencies a where a.company_id = rentals.company_id and a.archived_at is not null
    and a.id in (rentals.departure_agency_id, rentals.arrival_agency_id))
  or exists (select from vehicles v where v.company_id = rentals.company_id and v.archived_at is not null
    and v.id = rentals.vehicle_id))`
