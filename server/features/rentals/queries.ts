import type { Quote } from '@filao/domain/pricing/quote'
import type { AwaitedParty } from '@filao/domain/rentals/status'
import { type ExpressionBuilder, type SelectExpression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { prepared } from '#platform/database/tenancy/prepared'
import { notFound } from '#platform/http/problems'
import { chargesOf, checksOf, isUnsigned, vehicleChangesOf } from './handover/check-queries.ts'
import { chargedCents, creditedCents, paidCents } from './money/sum-queries.ts'

type Eb = ExpressionBuilder<Schema, 'rentals'>

/** The value is kept by a cancelled rental, for its cancellation to be taken back. */
export const awaits = sql<AwaitedParty | null>`case when rentals.status = 'validating' then rentals.awaits end`.as(
  'awaits',
)

const rowFields = [
  'rentals.id',
  'rentals.publicId',
  'rentals.companyId',
  'rentals.status',
  'rentals.startsAt as start',
  'rentals.endsAt as end',
  'rentals.vehicleId',
  'rentals.customerId',
  'rentals.departureAgencyId',
  'rentals.arrivalAgencyId',
  'rentals.updatedAt',
  'rentals.validUntil',
  'rentals.lapsedAt',
  awaits,
] as const

const amounts = [
  sql<number | null>`rentals.total_cents / 100.0`.as('totalAmount'),
  sql<number>`rentals.security_deposit_cents / 100.0`.as('securityDepositAmount'),
  sql<number>`rentals.waiver_cents / 100.0`.as('waiverAmount'),
] as const

/** The columns of a rental, for reads, locks and `returning`. */
export const rentalColumns = [
  ...rowFields,
  ...amounts,
  'rentals.discountPercent',
  'rentals.billedCustomerId',
  'rentals.referralUserId',
  'rentals.referralMode',
  'rentals.priceId',
  sql<Quote | null>`rentals.price`.as('price'),
  'rentals.code',
  'rentals.isOutsideOpeningHours',
  'rentals.deliveredAt',
  'rentals.returnedAt',
  'rentals.settledAt',
  'rentals.cancelledAt',
  'rentals.cancelledFrom',
  'rentals.cancellationReason',
  'rentals.cancellationComment',
  'rentals.createdAt',
  'rentals.preparationMinutes',
  'rentals.pricedEndsAt as pricedEnd',
  'rentals.pricedCategoryId',
] as const

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

/** The sums of a rental's payments and charges, in euros. */
const sums = [
  sql<number>`${chargedCents('rentals')} / 100.0`.as('chargesAmount'),
  sql<number>`${creditedCents('rentals')} / 100.0`.as('creditedAmount'),
  sql<number>`${paidCents('rentals', 'total_cents')} / 100.0`.as('paidTotalAmount'),
  sql<number>`${paidCents('rentals', 'security_deposit_cents')} / 100.0`.as('paidSecurityDepositAmount'),
] as const

/** The amounts, people, agencies and vehicle that a list of rentals shows. */
function rowChildren(eb: Eb) {
  return [...amounts, ...sums, isUnsigned(eb).$castTo<boolean>().as('isUnsigned'), ...rowParts(eb)] as const
}

/** The vehicle, customer and agencies of a rental. */
function rowParts(eb: Eb) {
  return [
    vehicle(eb).$notNull().as('vehicle'),
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
  ] as const
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
function parts(eb: Eb) {
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

/** Loads a rental with everything that its screens show. */
export async function loadRental(tx: Tx, companyId: number, id: number) {
  const row = await rentalById(tx, companyId, id)
  if (!row) throw notFound()
  return withDriverIds(row)
}

export type LoadedRental = Awaited<ReturnType<typeof loadRental>>

const rentalById = prepared((tx, companyId, id) =>
  rental(tx, companyId, id)
    .select(rentalColumns)
    .select(sums)
    .select(parts)
    .select((eb) => [
      checksOf(eb).as('checks'),
      chargesOf(eb).as('charges'),
      isUnsigned(eb).$castTo<boolean>().as('isUnsigned'),
    ]),
)

function rental(tx: Tx, companyId: number, id: number) {
  return tx.selectFrom('rentals').where('rentals.companyId', '=', companyId).where('rentals.id', '=', id)
}

function withDriverIds<Row extends { additionalDrivers: { id: number }[] }>(row: Row) {
  return { ...row, additionalDriverIds: row.additionalDrivers.map((driver) => driver.id) }
}

/** Selects a rental with its company, customer and vehicle, for what a customer reads. */
export function rentalWithPeople(tx: Tx, companyId: number, id: number) {
  return rental(tx, companyId, id)
    .innerJoin('companies', 'companies.id', 'rentals.companyId')
    .innerJoin('customers', (join) =>
      join.onRef('customers.companyId', '=', 'rentals.companyId').onRef('customers.id', '=', 'rentals.customerId'),
    )
    .innerJoin('vehicles', (join) =>
      join.onRef('vehicles.companyId', '=', 'rentals.companyId').onRef('vehicles.id', '=', 'rentals.vehicleId'),
    )
}

/** Loads the status of a rental. 404 when there is none. */
export async function loadStatus(tx: Tx, companyId: number, id: number) {
  return await rental(tx, companyId, id).select('rentals.status').executeTakeFirstOrThrow(notFound)
}

/**
 * Locks a rental until this transaction ends, and returns its columns. Everything else about it is read by a later
 * statement, which sees what was committed before the lock. 404 when there is none.
 */
export async function lockRental(tx: Tx, companyId: number, id: number) {
  return await rental(tx, companyId, id).select(rentalColumns).forUpdate().executeTakeFirstOrThrow(notFound)
}

export type LockedRental = Awaited<ReturnType<typeof lockRental>>

/** Loads the parts of a locked rental, for a decision about its content. */
export async function loadParts(tx: Tx, companyId: number, id: number) {
  return withDriverIds(await rental(tx, companyId, id).select(parts).executeTakeFirstOrThrow(notFound))
}

/** Locks a rental and loads its parts after the lock. 404 when there is none. */
export async function lockRentalWithParts(tx: Tx, companyId: number, id: number) {
  const [locked, named] = await Promise.all([lockRental(tx, companyId, id), loadParts(tx, companyId, id)])
  return { ...locked, ...named }
}

export type RentalWithParts = Awaited<ReturnType<typeof lockRentalWithParts>>

/** Loads the sums of a rental's payments and charges, in euros. */
export async function loadSums(tx: Tx, companyId: number, id: number) {
  return await rental(tx, companyId, id).select(sums).executeTakeFirstOrThrow(notFound)
}

/** Selects the company's rentals as a list shows them, to be filtered and ordered. */
export function rentalRows(tx: Tx, companyId: number) {
  return tx.selectFrom('rentals').select(rowFields).select(rowChildren).where('rentals.companyId', '=', companyId)
}
