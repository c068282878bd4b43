import { normalisePlate } from '@filao/domain/fleet/plate'
import type { Quote } from '@filao/domain/pricing/quote'
import type { RentalStatus } from '@filao/domain/rentals/status'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { prepared } from '#platform/database/tenancy/prepared'
import { notFound } from '#platform/http/problems'
import { chargedTotal, chargesOf, checksOf, vehicleChangesOf } from './handover/check-queries.ts'

type Eb = ExpressionBuilder<Schema, 'rentals'>

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
] as const

const fields = [
  ...rowFields,
  'rentals.discountPercent',
  'rentals.referralUserId',
  'rentals.referralMode',
  'rentals.priceId',
  sql<Quote | null>`rentals.price`.as('price'),
  'rentals.code',
  'rentals.isOutsideOpeningHours',
  'rentals.deliveredAt',
  'rentals.returnedAt',
  'rentals.createdAt',
  'rentals.preparationMinutes',
  'rentals.pricedEndsAt as pricedEnd',
  'rentals.pricedCategoryId',
] as const

const personFields = [
  'customers.id',
  'customers.title',
  'customers.firstName',
  'customers.lastName',
  'customers.email',
  sql<string[]>`customers.phone_numbers`.as('phoneNumbers'),
  'customers.language',
] as const

function euros(eb: Eb, column: 'totalCents' | 'securityDepositCents' | 'waiverCents') {
  return sql<number>`${eb.ref(`rentals.${column}`)} / 100.0`
}

/** The amounts, people, agencies and vehicle that a list of rentals shows. */
function rowChildren(eb: Eb) {
  return [
    euros(eb, 'totalCents').$castTo<number | null>().as('totalAmount'),
    euros(eb, 'securityDepositCents').as('securityDepositAmount'),
    euros(eb, 'waiverCents').as('waiverAmount'),
    chargedTotal(eb).as('chargesAmount'),
    paid(eb, 'totalCents').as('paidTotalAmount'),
    paid(eb, 'securityDepositCents').as('paidSecurityDepositAmount'),
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
    agency(eb, 'departureAgencyId').$notNull().as('departureAgency'),
    agency(eb, 'arrivalAgencyId').$notNull().as('arrivalAgency'),
  ] as const
}

function paid(eb: Eb, column: 'totalCents' | 'securityDepositCents') {
  return eb
    .selectFrom('payments')
    .select(({ ref }) => {
      const cents = ref(`payments.${column}`)
      return sql<number>`coalesce(sum(case when payments.corrects_payment_id is null then ${cents} else -${cents} end), 0)
        / 100.0`.as('paid')
    })
    .whereRef('payments.companyId', '=', 'rentals.companyId')
    .whereRef('payments.rentalId', '=', 'rentals.id')
    .$asScalar()
    .$notNull()
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

function agency(eb: Eb, column: 'departureAgencyId' | 'arrivalAgencyId') {
  return jsonObjectFrom(
    eb
      .selectFrom('agencies')
      .select(['agencies.id', 'agencies.name', 'agencies.timezone'])
      .whereRef('agencies.companyId', '=', 'rentals.companyId')
      .whereRef('agencies.id', '=', `rentals.${column}`),
  )
}

/** The fields that only the rental's own screens show. */
function children(eb: Eb) {
  return [
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
        .selectFrom('users')
        .select(['users.id', 'users.firstName', 'users.lastName', 'users.email'])
        .whereRef('users.id', '=', 'rentals.referralUserId'),
    ).as('referralUser'),
    checksOf(eb).as('checks'),
    chargesOf(eb).as('charges'),
    vehicleChangesOf(eb).as('vehicleChanges'),
  ] as const
}

/**
 * Loads a rental with everything that its screens show. With `lock`, nobody else changes it before this transaction
 * ends; the lock is a statement of its own, so that the next one reads the options and drivers committed before it.
 */
export async function loadRental(tx: Tx, companyId: number, id: number, { lock = false } = {}) {
  const [, row] = lock
    ? await Promise.all([lockRental(tx, companyId, id), rental(tx, companyId, id).executeTakeFirst()])
    : [null, await rentalById(tx, companyId, id)]
  if (!row) throw notFound()
  return { ...row, additionalDriverIds: row.additionalDrivers.map((driver) => driver.id) }
}

function rental(tx: Tx, companyId: number, id: number) {
  return tx
    .selectFrom('rentals')
    .select(fields)
    .select(rowChildren)
    .select(children)
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', id)
}

const rentalById = prepared(rental)

export type LoadedRental = Awaited<ReturnType<typeof loadRental>>

async function lockRental(tx: Tx, companyId: number, id: number) {
  const rental = tx.selectFrom('rentals').select('id').where('companyId', '=', companyId).where('id', '=', id)
  await rental.forUpdate().execute()
}

/** Selects the company's rentals as a list shows them, to be filtered and ordered. */
export function rentalRows(tx: Tx, companyId: number) {
  return tx.selectFrom('rentals').select(rowFields).select(rowChildren).where('rentals.companyId', '=', companyId)
}

type RentalFilter = {
  status?: RentalStatus[] | undefined
  start?: string | undefined
  end?: string | undefined
  vehicleId?: number | undefined
  customerId?: number | undefined
  sort?: string | undefined
}

const sortColumns = { start: 'startsAt', end: 'endsAt', publicId: 'publicId', updatedAt: 'updatedAt' } as const

/** Returns one page of the matching rentals, latest start first by default, and the number of all matches. */
export async function listRentals(
  tx: Tx,
  companyId: number,
  filter: RentalFilter,
  part: { limit: number; offset: number },
) {
  const matching = matchingRentals(tx, companyId, filter)
  const [rows, { total }] = await Promise.all([
    inOrder(matching.select(rowFields).select(rowChildren), filter).limit(part.limit).offset(part.offset).execute(),
    matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Sorts by latest start first unless another order is requested. */
function inOrder<Row>(matching: SelectQueryBuilder<Schema, 'rentals', Row>, { sort = '-start' }: RentalFilter) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns]
  return matching.orderBy(`rentals.${column}`, direction).orderBy('rentals.id', direction)
}

/** Lists the ids of all matching rentals, in the order of the list. */
export async function listRentalIds(tx: Tx, companyId: number, filter: RentalFilter): Promise<number[]> {
  const rows = await inOrder(matchingRentals(tx, companyId, filter).select('rentals.id'), filter).execute()
  return rows.map(({ id }) => id)
}

/** Loads the rentals of these ids as a list shows them, in no order. */
export async function listRentalsById(tx: Tx, companyId: number, ids: number[]) {
  return await rentalRows(tx, companyId).where(sql<boolean>`rentals.id = any(${ids}::int[])`).execute()
}

function matchingRentals(tx: Tx, companyId: number, filter: RentalFilter) {
  let matching = tx.selectFrom('rentals').where('rentals.companyId', '=', companyId)
  if (filter.status?.length) matching = matching.where('rentals.status', 'in', filter.status)
  if (filter.vehicleId) matching = matching.where('rentals.id', 'in', rentalsOfVehicle(tx, companyId, filter.vehicleId))
  if (filter.customerId) matching = matching.where('rentals.customerId', '=', filter.customerId)
  if (filter.start) matching = matching.where('rentals.endsAt', '>', filter.start)
  if (filter.end) matching = matching.where('rentals.startsAt', '<', filter.end)
  return matching
}

/** Matches the rentals that have the vehicle, or had it before a change of vehicle. */
function rentalsOfVehicle(tx: Tx, companyId: number, vehicleId: number) {
  const having = tx.selectFrom('rentals').select('id').where('companyId', '=', companyId)
  const former = tx.selectFrom('vehicleChanges').select('rentalId as id').where('companyId', '=', companyId)
  return having.where('vehicleId', '=', vehicleId).union(former.where('vehicleId', '=', vehicleId))
}

/** Finds rentals by public id, plate, or the customer's name, phone or e-mail, best first, despite typing errors. */
export async function searchRentals(tx: Tx, companyId: number, term: string, words: string[]) {
  const plate = normalisePlate(term)
  const found = sql<{ id: number; score: number }>`search_rentals(${term}, ${plate}, ${words}::text[])`
  return await tx
    .selectFrom('rentals')
    .innerJoin(found.as('found'), 'found.id', 'rentals.id')
    .select(rowFields)
    .select((eb) => rowChildren(eb as never))
    .where('rentals.companyId', '=', companyId)
    .orderBy('found.score', 'desc')
    .orderBy('rentals.startsAt', 'desc')
    .execute()
}
