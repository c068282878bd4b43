import { mostFound, type RentalSort, type RentalSortKey } from '@filao/domain/rentals/list/rental-filter'
import type { RentalFilter } from '@filao/domain/rentals/list/rental-filter.schema'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { rentalRows } from '../record/queries.ts'
import { unpaidRentals } from './unpaid-rental-queries.ts'

/** The filters of a list, and the time by which a rental is late or still to come. */
type Asked = RentalFilter & { now: string }
type Part = { limit: number; offset: number }

/** A typed term, as it is compared with numbers, plates and customers. */
export type TypedSearch = { term: string; plate: string; words: string[] }

/** The statuses in which a rental asks for money, as in the receivables; a cancelled one for its fee. */
const askedFor = ['pending', 'ongoing', 'done', 'cancelled'] as const

/** Returns one page of the matching rentals, latest start first by default, and the number of all matches. */
export async function listRentals(tx: Tx, companyId: number, requested: Asked, part: Part) {
  const filter = await resolved(tx, companyId, requested)
  const ids = await listRentalIds(tx, companyId, filter, part)
  const { total } = await matchingRentals(tx, companyId, filter)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await inOrderOf(tx, companyId, ids), total }
}

/** Lists the ids of the matching rentals in the order of the list: all of them, or those of one page. */
export async function listRentalIds(tx: Tx, companyId: number, requested: Asked, part?: Part): Promise<number[]> {
  const filter = await resolved(tx, companyId, requested)
  const matching = matchingRentals(tx, companyId, filter)
  const { sort = '-start' } = filter
  return sort === 'next' ? await nextIds(matching, filter.now, part) : await idsOf(sorted(matching, sort), part)
}

/** Loads the rentals of these ids as a list shows them, in no order. */
export async function listRentalsById(tx: Tx, companyId: number, ids: number[]) {
  return await rentalRows(tx, companyId).where(isOneOf(ids)).execute()
}

/** Finds rentals by public id, plate, or the customer's name, phone or e-mail, despite typing errors. */
export async function searchRentals(tx: Tx, companyId: number, filter: Asked, typed: TypedSearch) {
  return await inOrderOf(tx, companyId, await searchRentalIds(tx, companyId, filter, typed))
}

/** Lists the ids of the 50 best hits among the matching rentals: the best first, or in the requested order. */
export async function searchRentalIds(tx: Tx, companyId: number, requested: Asked, typed: TypedSearch) {
  const filter = await resolved(tx, companyId, requested)
  const { now, sort, ...filters } = filter
  const isFiltered = Object.values(filters).some(Boolean)
  // Without filters the function itself stops at the best, which spares carrying every hit here.
  const most = isFiltered ? null : mostFound
  const found = sql<{ id: number; score: number }>`
    search_rentals(${typed.term}, ${typed.plate}, ${typed.words}::text[], ${most}::int)`
  const best = await matchingRentals(tx, companyId, filter)
    .innerJoin(found.as('found'), 'found.id', 'rentals.id')
    .select('rentals.id')
    .orderBy('found.score', 'desc')
    .orderBy('rentals.startsAt', 'desc')
    .orderBy('rentals.id', 'desc')
    .limit(mostFound)
    .execute()
  const ids = best.map(({ id }) => id)
  return sort && ids.length ? await listRentalIds(tx, companyId, { ids, now, sort }) : ids
}

async function inOrderOf(tx: Tx, companyId: number, ids: number[]) {
  if (ids.length === 0) return []
  const rows = new Map((await listRentalsById(tx, companyId, ids)).map((row) => [row.id, row]))
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined)
}

/**
 * Looks the unpaid rentals up once: their sums cost more than everything else, and a page asks for them several times.
 */
async function resolved(tx: Tx, companyId: number, { isUnpaid, ...filter }: Asked): Promise<Asked> {
  if (!isUnpaid) return filter
  const unpaid = (await unpaidRentals(tx, companyId, { statuses: askedFor }).execute()).map(({ id }) => id)
  const chosen = filter.ids && new Set(filter.ids)
  return { ...filter, ids: chosen ? unpaid.filter((id) => chosen.has(id)) : unpaid }
}

type Matching = SelectQueryBuilder<Schema, 'rentals', object>

function matchingRentals(tx: Tx, companyId: number, filter: Asked): Matching {
  let matching: Matching = tx.selectFrom('rentals').where('rentals.companyId', '=', companyId)
  const { status, ids, vehicleId, customerId, agencyId, categoryId, sourceId, start, end, isLate, now } = filter
  if (status?.length) matching = matching.where('rentals.status', 'in', status)
  if (ids) matching = matching.where(isOneOf(ids))
  if (vehicleId) matching = matching.where('rentals.id', 'in', rentalsOfVehicle(tx, companyId, vehicleId))
  if (customerId) {
    matching = matching.where((of) =>
      of.or([of('rentals.customerId', '=', customerId), of('rentals.billedCustomerId', '=', customerId)]),
    )
  }
  if (agencyId) {
    matching = matching.where((of) =>
      of.or([of('rentals.departureAgencyId', '=', agencyId), of('rentals.arrivalAgencyId', '=', agencyId)]),
    )
  }
  if (categoryId) matching = matching.where('rentals.vehicleId', 'in', vehiclesOf(tx, companyId, categoryId))
  if (sourceId) matching = matching.where('rentals.sourceId', '=', sourceId)
  if (start) matching = matching.where('rentals.endsAt', '>', start)
  if (end) matching = matching.where('rentals.startsAt', '<', end)
  if (isLate) matching = matching.where('rentals.status', '=', 'ongoing').where('rentals.endsAt', '<', now)
  return matching
}

function isOneOf(ids: number[]) {
  return sql<boolean>`rentals.id = any(${ids}::int[])`
}

function vehiclesOf(tx: Tx, companyId: number, categoryId: number) {
  const vehicles = tx.selectFrom('vehicles').select('vehicles.id').where('vehicles.companyId', '=', companyId)
  return vehicles.where('vehicles.categoryId', '=', categoryId)
}

/** Matches the rentals that have the vehicle, or had it before a change of vehicle. */
function rentalsOfVehicle(tx: Tx, companyId: number, vehicleId: number) {
  const having = tx.selectFrom('rentals').select('id').where('companyId', '=', companyId)
  const former = tx.selectFrom('vehicleChanges').select('rentalId as id').where('companyId', '=', companyId)
  return having.where('vehicleId', '=', vehicleId).union(former.where('vehicleId', '=', vehicleId))
}

/** True for vehicles that are out, and for what has not left yet while its period lasts. */
const isToCome = (now: string) =>
  sql<boolean>`(rentals.status = 'ongoing' or (rentals.status in ('quote', 'draft', 'validating', 'pending')
    and rentals.ends_at > ${now}::timestamptz))`

/**
 * Lists what is to come by its next departure or return, then the past, latest start first. Two queries, because the
 * past is long and an index has it in order.
 */
async function nextIds(matching: Matching, now: string, part?: Part): Promise<number[]> {
  const coming = matching.where(isToCome(now))
  const nextAt = sql`case when rentals.status = 'ongoing' then rentals.ends_at else rentals.starts_at end`
  const past = matching.where(sql<boolean>`not ${isToCome(now)}`)
  const ahead = await idsOf(coming.select('rentals.id').orderBy(nextAt).orderBy('rentals.id'), part)
  if (!part) return [...ahead, ...(await idsOf(sorted(past, '-start')))]
  if (ahead.length === part.limit) return ahead
  const { total } = await coming.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rest = { limit: part.limit - ahead.length, offset: Math.max(0, part.offset - total) }
  return [...ahead, ...(await idsOf(sorted(past, '-start'), rest))]
}

/** The columns of each order; the id decides between equal ones. */
const sortColumns = {
  start: ['rentals.startsAt'],
  end: ['rentals.endsAt'],
  publicId: ['rentals.publicId'],
  updatedAt: ['rentals.updatedAt'],
  status: ['status', 'rentals.startsAt'],
  customer: ['customers.foldedLastName', 'customers.foldedFirstName'],
  vehicle: ['vehicles.registrationNumber'],
  total: ['rentals.totalCents'],
} as const satisfies Record<RentalSortKey, string[]>

/** The statuses in the order in which a rental goes through them. */
const statusOrder = sql`array_position(array['draft', 'quote', 'validating', 'pending', 'ongoing', 'done', 'cancelled'], rentals.status)`

function sorted(matching: Matching, sort: Exclude<RentalSort, 'next'>) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const key = sort.replace('-', '') as RentalSortKey
  const withPeople = matching
    .$if(
      key === 'customer',
      (rentals) =>
        rentals.innerJoin('customers', (join) =>
          join.onRef('customers.companyId', '=', 'rentals.companyId').onRef('customers.id', '=', 'rentals.customerId'),
        ) as unknown as Matching,
    )
    .$if(
      key === 'vehicle',
      (rentals) =>
        rentals.innerJoin('vehicles', (join) =>
          join.onRef('vehicles.companyId', '=', 'rentals.companyId').onRef('vehicles.id', '=', 'rentals.vehicleId'),
        ) as unknown as Matching,
    )
  const columns = sortColumns[key].map((name) => (name === 'status' ? statusOrder : sql.ref(name)))
  return [...columns, sql.ref('rentals.id')].reduce(
    (query, column) => query.orderBy(column, direction),
    withPeople.select('rentals.id'),
  )
}

async function idsOf(query: SelectQueryBuilder<Schema, 'rentals', { id: number }>, part?: Part): Promise<number[]> {
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query).execute()
  return rows.map(({ id }) => id)
}
