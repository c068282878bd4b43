import { checkOneCover, coveredSecurity, coverOf } from '@filao/domain/fleet/option/covered-security'
import { adjustedPrices } from '@filao/domain/pricing/adjusted-price'
import type { RentalBasis } from '@filao/domain/rentals/content'
import { checkOffered, countOf } from '@filao/domain/rentals/offered-options'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { agreedSecurity, type WithSecurity } from '@filao/domain/rentals/record/agreed-price'
import type { SourceTerms } from '@filao/domain/sources/source.schema'
import { sql } from 'kysely'
import { openingHoursOf } from '#features/company/public'
import { listFeeNamesById, listFeeRules, loadPriceBasis } from '#features/pricing/public'
import { findNamedSource } from '#features/sources/public'
import type { Tx } from '#platform/database/connect'
import { type Named, unknown } from '#platform/http/unknown'
import { holidaysFor } from './holidays-for.ts'

/** The period, vehicle, agencies and options of a rental. */
type RentalParts = {
  start: string
  end: string
  vehicleId: number
  departureAgencyId: number
  arrivalAgencyId: number
  optionIds: number[]
  waivedFees?: readonly { feeId: number }[] | undefined
  /** The one who sends the rental; that of the stored rental where it is undefined. */
  sourceId?: number | null | undefined
  /** The promised category is priced, unless a change of vehicle kept the price of another one. */
  promise?: CategoryPromise | null | undefined
  /** The category used for the price, if it is neither the promised one nor the vehicle's. */
  pricedCategoryId?: number | null
}

/** A saved rental with the terms agreed for its source. */
type Stored = Omit<RentalParts, 'promise'> & WithSecurity & { sourceTerms: SourceTerms | null }

/**
 * Loads everything that decides the content of a rental. 404, at each field, for ids that are unknown, archived or of
 * another company, except archived ones that the rental already names (`stored`); `validation` for a new option that
 * is switched off or a second cover. The deposit and the excess are those that the rental keeps, or those of its cover.
 */
export async function loadBasis(
  tx: Tx,
  companyId: number,
  parts: RentalParts,
  stored: Stored | null = null,
): Promise<RentalBasis> {
  const [vehicle, agencies, feeRules] = await Promise.all([
    findVehicle(tx, companyId, parts.vehicleId),
    listAgencies(tx, companyId, [parts.departureAgencyId, parts.arrivalAgencyId]),
    listFeeRules(tx, companyId),
  ])
  const categoryId = parts.pricedCategoryId ?? parts.promise?.categoryId ?? vehicle?.categoryId ?? null
  const keptIds = stored?.optionIds ?? []
  const named = await listOptions(tx, companyId, [...new Set([...parts.optionIds, ...keptIds])], categoryId)
  const options = named
    .map((option) => ({ ...option, quantity: countOf(option.id, parts.optionIds) }))
    .filter(({ quantity }) => quantity > 0)
  const departure = agencies.find((agency) => agency.id === parts.departureAgencyId)
  const arrival = agencies.find((agency) => agency.id === parts.arrivalAgencyId)
  const stays = new Set(stored && [stored.departureAgencyId, stored.arrivalAgencyId])
  const gone: Named[] = [
    ...goneIn([parts.vehicleId], [vehicle], new Set(stored && [stored.vehicleId]), () => atVehicle),
    ...goneIn([parts.departureAgencyId], agencies, stays, () => atDeparture),
    ...goneIn([parts.arrivalAgencyId], agencies, stays, () => atArrival),
    ...goneIn(parts.optionIds, options, new Set(stored?.optionIds), atOption),
    ...(await unknownFees(tx, companyId, parts.waivedFees, stored?.waivedFees)),
  ]
  if (gone.length > 0 || !vehicle || !departure || !arrival || categoryId === null) throw unknown(...gone)
  checkOffered(options, keptIds)
  checkOneCover(options, keptIds)
  const { seasons, priceLines, specialPrices, graceMinutes, categoryName, ...category } = await loadPriceBasis(tx, {
    companyId,
    agencyId: departure.id,
    categoryId,
  })
  const adjustment = await adjustmentOf(tx, companyId, parts.sourceId, stored)
  const cover = coverOf(named, parts.optionIds)
  const covers = { before: coverOf(named, keptIds)?.id ?? null, after: cover?.id ?? null }
  const security =
    agreedSecurity(stored, categoryId, covers) ?? coveredSecurity(cover, { ...category, name: categoryName })
  return {
    graceMinutes,
    departure: { ...departure, seasons },
    arrival,
    preparationMinutes: vehicle.preparationMinutes,
    category: { ...category, id: categoryId, name: categoryName, ...security },
    priceLines: adjustedPrices(priceLines, adjustment),
    specialPrices: adjustedPrices(specialPrices, adjustment),
    options,
    feeRules,
    holidays: await holidaysFor(feeRules, departure, parts),
  }
}

/** Returns the price adjustment of the source: the agreed one while the rental keeps its source, else that of today. */
async function adjustmentOf(tx: Tx, companyId: number, wanted: RentalParts['sourceId'], stored: Stored | null) {
  const kept = stored?.sourceId ?? null
  const sourceId = wanted === undefined ? kept : wanted
  if (sourceId === null) return null
  if (stored?.sourceTerms && stored.status !== 'draft' && sourceId === kept) {
    return stored.sourceTerms.priceAdjustmentPercent
  }
  const source = await findNamedSource(tx, companyId, sourceId)
  return source?.priceAdjustmentPercent ?? null
}

const atVehicle: Named = { path: 'vehicleId', thing: 'vehicle' }
const atDeparture: Named = { path: 'departureAgencyId', thing: 'agency' }
const atArrival: Named = { path: 'arrivalAgencyId', thing: 'agency' }
const atWaivedFee = (index: number): Named => ({ path: `waivedFees.${index}.feeId`, thing: 'fee' })
const atOption = (index: number): Named => ({ path: `optionIds.${index}`, thing: 'option' })

type Row = { id: number; archivedAt: string | null }

/** Returns the fields whose ids match no row, or match an archived one that may not stay. */
function goneIn(
  ids: readonly number[],
  rows: readonly (Row | undefined)[],
  stays: ReadonlySet<number>,
  at: (index: number) => Named,
): Named[] {
  const usable = new Set(rows.flatMap((row) => (row && (row.archivedAt === null || stays.has(row.id)) ? row.id : [])))
  return ids.flatMap((id, index) => (usable.has(id) ? [] : at(index)))
}

/** Returns the fields of fees that are taken out and that the company never had; removed ones stay in agreed prices. */
async function unknownFees(
  tx: Tx,
  companyId: number,
  waived: RentalParts['waivedFees'] = [],
  stored: RentalParts['waivedFees'] = [],
): Promise<Named[]> {
  const isNew = waived.some(({ feeId }) => stored.every((one) => one.feeId !== feeId))
  const known = isNew ? await listFeeNamesById(tx, companyId) : null
  return waived.flatMap(({ feeId }, index) => (known && !known.has(feeId) ? [atWaivedFee(index)] : []))
}

async function findVehicle(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) =>
      join.onRef('categories.companyId', '=', 'vehicles.companyId').onRef('categories.id', '=', 'vehicles.categoryId'),
    )
    .select(({ fn, val }) => [
      'vehicles.id',
      'vehicles.categoryId',
      'vehicles.archivedAt',
      fn.coalesce('categories.preparationDurationMinutes', val(0)).as('preparationMinutes'),
    ])
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.id', '=', id)
    .executeTakeFirst()
}

/** Lists these agencies with their opening hours, archived ones too. */
export async function listAgencies(tx: Tx, companyId: number, ids: number[]) {
  return await tx
    .selectFrom('agencies')
    .select((eb) => [
      'agencies.id',
      'agencies.name',
      'agencies.countryCode',
      'agencies.timezone',
      'agencies.archivedAt',
      openingHoursOf(eb).as('openingHours'),
    ])
    .where('agencies.companyId', '=', companyId)
    .where(sql<boolean>`agencies.id = any(${ids}::int[])`)
    .execute()
}

/** Lists these options by id, archived ones too, with what a cover leaves in the category. */
async function listOptions(tx: Tx, companyId: number, ids: number[], categoryId: number | null) {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('options')
    // A category that takes an option out leaves its amounts as a cover.
    .leftJoin('categoryOptions', (join) =>
      join
        .onRef('categoryOptions.companyId', '=', 'options.companyId')
        .onRef('categoryOptions.optionId', '=', 'options.id')
        .on('categoryOptions.categoryId', '=', categoryId),
    )
    .leftJoin('covers', (join) =>
      join
        .onRef('covers.companyId', '=', 'options.companyId')
        .onRef('covers.optionId', '=', 'options.id')
        .onRef('covers.categoryId', '=', 'categoryOptions.categoryId'),
    )
    .select([
      'options.id',
      'options.name',
      'options.nameEn',
      'options.isEnabled',
      'options.archivedAt',
      'options.priceCents',
      'options.dailyPriceCents',
      'options.isCover',
      'covers.waiverCents',
      'covers.securityDepositCents',
      'options.maxCents',
      'options.maxDays',
      'options.maxQuantity',
    ])
    .where('options.companyId', '=', companyId)
    .where('options.id', 'in', ids)
    .orderBy('options.id')
    .execute()
}
