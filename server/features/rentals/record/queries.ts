import { Problem } from '@filao/domain/kernel/problem'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import type { WaivedFee } from '@filao/domain/pricing/fee/fee.schema'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { HandoverPlace } from '@filao/domain/rentals/record/handover-place.schema'
import { RentalFields } from '@filao/domain/rentals/record/rental-request.schema'
import type { AwaitedParty } from '@filao/domain/rentals/status/status.schema'
import type { SourceTerms } from '@filao/domain/sources/source.schema'
import { sql } from 'kysely'
import {
  accountLines,
  billingDocuments,
  chargedCents,
  chargesOf,
  creditedCents,
  paidCents,
} from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { prepared } from '#platform/database/tenancy/prepared'
import { checksOf, isUnsigned } from './check-queries.ts'
import { coverIdOf, namesArchived, parts, rowParts } from './part-queries.ts'
import { promiseOfRental } from './promise-queries.ts'

/** The value is kept by a cancelled rental, for its cancellation to be taken back. */
export const awaits = sql<AwaitedParty | null>`case when rentals.status = 'validating' then rentals.awaits end`.as(
  'awaits',
)

/** The status to which a cancellation can be taken back; null while a part of the rental is archived. */
const cancelledFrom = sql<LockedRental['cancelledFrom']>`case when rentals.cancelled_from is not null
  and not ${namesArchived} then rentals.cancelled_from end`.as('cancelledFrom')

/** The fields of a whole rental that are JSON. */
const inJson = { delivery: true, collection: true, waivedFees: true, promise: true } as const

/**
 * The fields of a rental that are columns under the same name; drivers and options are in tables of their own, and only
 * a whole rental has the fees that were taken out.
 */
const ownFields = fieldNamesInCents(
  RentalFields.omit({
    start: true,
    end: true,
    additionalDriverIds: true,
    optionIds: true,
    collectedAmount: true,
    ...inJson,
  }),
).map((name) => `rentals.${name}` as const)

/** The columns of a rental in a list. */
const rowColumns = [
  'rentals.id',
  'rentals.publicId',
  'rentals.companyId',
  'rentals.status',
  'rentals.startsAt as start',
  'rentals.endsAt as end',
  ...ownFields,
  sql<HandoverPlace | null>`rentals.delivery`.as('delivery'),
  sql<HandoverPlace | null>`rentals.collection`.as('collection'),
  promiseOfRental,
  'rentals.securityDepositCents',
  'rentals.waiverCents',
  'rentals.updatedAt',
  'rentals.validUntil',
  'rentals.lapsedAt',
  awaits,
] as const

/** The columns of a rental, for reads, locks and `returning`. */
export const rentalColumns = [
  ...rowColumns,
  'rentals.priceId',
  sql<Quote | null>`rentals.price`.as('price'),
  sql<WaivedFee[]>`rentals.waived_fees`.as('waivedFees'),
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
  'rentals.importReference',
  'rentals.settledElsewhereCents',
  sql<SourceTerms | null>`rentals.source_terms`.as('sourceTerms'),
] as const

/** The sums of a rental's payments and charges, and its source's commission, which a cancelled one does not owe. */
const sums = [
  sql<number>`case when rentals.status = 'cancelled' then 0 else rentals.commission_cents end`.as('commissionCents'),
  chargedCents('rentals').as('chargesCents'),
  creditedCents('rentals').as('creditedCents'),
  paidCents('rentals', 'total_cents').as('paidTotalCents'),
  paidCents('rentals', 'security_deposit_cents').as('paidSecurityDepositCents'),
] as const

/** Loads a rental with everything that its screens show. */
export async function loadRental(tx: Tx, companyId: number, id: number) {
  const row = await rentalById(tx, companyId, id)
  if (!row) throw noRental()
  return withDriverIds(row)
}

export type LoadedRental = Awaited<ReturnType<typeof loadRental>>

const rentalById = prepared((tx, companyId, id) =>
  rental(tx, companyId, id)
    .select(rentalColumns)
    .select(sums)
    .select(parts)
    .select((eb) => [
      cancelledFrom,
      coverIdOf(eb).as('coverId'),
      checksOf(eb).as('checks'),
      chargesOf(eb).as('charges'),
      accountLines('rentals').as('accountLines'),
      billingDocuments().as('billedBy'),
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
  return await rental(tx, companyId, id).select('rentals.status').executeTakeFirstOrThrow(noRental)
}

/**
 * Locks a rental until this transaction ends, and returns its columns. Everything else about it is read by a later
 * statement, which sees what was committed before the lock. 404 when there is none.
 */
export async function lockRental(tx: Tx, companyId: number, id: number) {
  return await rental(tx, companyId, id).select(rentalColumns).forUpdate().executeTakeFirstOrThrow(noRental)
}

export type LockedRental = Awaited<ReturnType<typeof lockRental>>

/** Loads the parts of a locked rental, for a decision about its content. */
export async function loadParts(tx: Tx, companyId: number, id: number) {
  return withDriverIds(await rental(tx, companyId, id).select(parts).executeTakeFirstOrThrow(noRental))
}

/** Locks a rental and loads its parts after the lock. 404 when there is none. */
export async function lockRentalWithParts(tx: Tx, companyId: number, id: number) {
  const [locked, named] = await Promise.all([lockRental(tx, companyId, id), loadParts(tx, companyId, id)])
  return { ...locked, ...named }
}

export type RentalWithParts = Awaited<ReturnType<typeof lockRentalWithParts>>

/** Loads the sums of a rental's payments and charges. */
export async function loadSums(tx: Tx, companyId: number, id: number) {
  return await rental(tx, companyId, id).select(sums).executeTakeFirstOrThrow(noRental)
}

/** Selects the company's rentals as a list shows them, to be filtered and ordered. */
export function rentalRows(tx: Tx, companyId: number) {
  return tx
    .selectFrom('rentals')
    .select(rowColumns)
    .select(sums)
    .select((eb) => [isUnsigned(eb).$castTo<boolean>().as('isUnsigned'), ...rowParts(eb)])
    .where('rentals.companyId', '=', companyId)
}

/** Returns the 404 of a rental, in the words of somebody who has it open: only a draft is ever deleted. */
function noRental(): Problem {
  return new Problem('not_found', {
    fr: 'Cette location n’existe pas, ou c’était un brouillon qui a été supprimé.',
    en: 'This rental does not exist, or was a draft that has been deleted.',
  })
}
