import { inCents, toCents } from '@filao/domain/kernel/money'
import { type Agreed, decideRental } from '@filao/domain/rentals/content'
import { decidesDrivers } from '@filao/domain/rentals/drivers/checked-drivers'
import { checkOwnDriver } from '@filao/domain/rentals/drivers/own-driver'
import { needsNewAnswer } from '@filao/domain/rentals/public-page/public-page'
import { pricedFor } from '@filao/domain/rentals/record/agreed-price'
import {
  type Content,
  changedFeeParts,
  changedParts,
  changesOnlyFree,
  changesPrice,
  checkChange,
  checkKeepsPrice,
  correctsTypedAmount,
  promiseAfter,
} from '@filao/domain/rentals/record/change-of-content'
import { outSince } from '@filao/domain/rentals/stretch'
import { keepAgency } from '#features/company/public'
import { keepCustomers } from '#features/customers/public'
import { lockVehicle } from '#features/fleet/public'
import { checkPriceFree } from '#features/ledger/public'
import { keepSource } from '#features/sources/public'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { peopleOf, termColumns } from '../draft/create-rental.ts'
import { withYoungDriverOption } from '../drivers/drivers.ts'
import { keepPromiseAfter } from '../promise/promise.ts'
import { loadBasis } from '../record/content-queries.ts'
import { promiseColumns } from '../record/promise-queries.ts'
import { type LockedRental, loadParts, type RentalWithParts } from '../record/queries.ts'
import { agreeSource, saveCollected } from '../record/source-terms.ts'
import { replaceDrivers, replaceOptions, updateRental } from '../record/write-queries.ts'
import type { Act } from './act.ts'

/**
 * Saves what changes together with a move: a draft gets the price of today, anything else what differs. Returns the
 * rental as it was, with its parts where they may change.
 */
export async function saveWithMove(act: Act): Promise<LockedRental | RentalWithParts> {
  const { tx, rental, content } = act
  if (rental.status === 'draft') return await saveAtTodaysPrice(act)
  if (Object.keys(content).length === 0) return rental
  const before = { ...rental, ...(await loadParts(tx, rental.companyId, rental.id)) }
  await saveChanged(act, before, false)
  return before
}

/** Saves the content with the price of today, as a draft has it. Returns the rental as it was. */
export async function saveAtTodaysPrice({
  tx,
  rental,
  content,
  isMismatchConfirmed,
  now,
}: Act): Promise<RentalWithParts> {
  const before = { ...rental, ...(await loadParts(tx, rental.companyId, rental.id)) }
  const wanted = await withYoungDriver(tx, before, content)
  checkChanged(before, wanted, changedParts(before, wanted))
  await keepPromiseAfter(tx, before, wanted, isMismatchConfirmed)
  await saveContent(tx, { ...before, status: 'draft' }, wanted, null, now)
  return before
}

/** Saves what differs of the content, at the agreed price where nothing priced changes. False when nothing does. */
export async function saveChanged(
  { tx, content, isMismatchConfirmed, now }: Act,
  before: RentalWithParts,
  keepsPrice: boolean,
): Promise<boolean> {
  const wanted = keepsPrice ? content : await withYoungDriver(tx, before, content)
  const parts = changedParts(before, wanted)
  if (parts.length === 0) return false
  checkChanged(before, wanted, parts)
  await keepPromiseAfter(tx, before, wanted, isMismatchConfirmed)
  if (keepsPrice) checkKeepsPrice(before, wanted, parts)
  // A draft follows the prices of its source.
  if (changesOnlyFree(parts) && !(before.status === 'draft' && parts.includes('sourceId'))) {
    await keepNewlyNamed(tx, before, wanted)
    const { billedCustomerId, note, isPinned, sourceId, sourceReference } = wanted
    const free = withoutUndefined({ billedCustomerId, note, isPinned, sourceId, sourceReference })
    await updateRental(tx, before.companyId, before.id, free)
    await saveSource(tx, before, parts, wanted, now)
    return true
  }
  const isPricedAgain = (changesPrice(parts, before, wanted) && !keepsPrice) || before.status === 'draft'
  await saveContent(tx, before, wanted, isPricedAgain ? null : agreed(before), now)
  return true
}

/** Stores the terms of the source and what it collected, where a saved change concerns them. */
async function saveSource(
  tx: Tx,
  before: RentalWithParts,
  parts: ReturnType<typeof changedParts>,
  { collectedAmount }: Content,
  now: string,
  isNewPrice = false,
): Promise<void> {
  const isNewSource = parts.includes('sourceId')
  if (isNewSource || before.sourceId !== null) {
    await agreeSource(tx, before, { isNewSource: isNewSource || before.status === 'draft', isNewPrice })
  }
  const isOther = parts.includes('collectedAmount')
  const cents = isOther ? toCents(collectedAmount ?? 0) : before.collectedCents
  if (isOther || (isNewSource && cents > 0)) await saveCollected(tx, before, cents, now)
}

/** Refuses changes that the status does not allow, and a customer as their own additional driver. */
function checkChanged(before: RentalWithParts, content: Content, parts: ReturnType<typeof changedParts>): void {
  checkChange(before.status, parts)
  const { customerId = before.customerId, additionalDriverIds = before.additionalDriverIds } = content
  checkOwnDriver({ customerId, additionalDriverIds }, before)
}

/**
 * Adds the option of a young driver to the content: of a draft, or where the change decides who drives, what or when.
 */
async function withYoungDriver(tx: Tx, before: RentalWithParts, content: Content): Promise<Content> {
  if (before.status !== 'draft' && !decidesDrivers(before, content)) return content
  const after = {
    companyId: before.companyId,
    vehicleId: content.vehicleId ?? before.vehicleId,
    departureAgencyId: content.departureAgencyId ?? before.departureAgencyId,
    start: content.start ?? before.start,
    end: content.end ?? before.end,
    driverIds: [
      content.customerId ?? before.customerId,
      ...(content.additionalDriverIds ?? before.additionalDriverIds),
    ],
  }
  const chosen = content.optionIds ?? before.optionIds
  const optionIds = await withYoungDriverOption(tx, after, chosen)
  return optionIds.length === chosen.length ? content : { ...content, optionIds }
}

/** Returns the amounts and the preparation time that were agreed. */
export function agreed(before: LockedRental): Agreed {
  const { totalCents, price, securityDepositCents, waiverCents, preparationMinutes } = before
  return { totalCents: totalCents ?? 0, price, securityDepositCents, waiverCents, preparationMinutes }
}

/**
 * Keeps newly named resources from being archived meanwhile: 404, at the field, when one is archived already. Resources
 * that the rental named before may be archived.
 */
async function keepNewlyNamed(tx: Tx, before: RentalWithParts, content: Content): Promise<void> {
  const { companyId } = before
  const people = new Set([before.customerId, before.billedCustomerId, ...before.additionalDriverIds])
  await keepCustomers(
    tx,
    companyId,
    peopleOf(content).filter(({ id }) => !people.has(id)),
  )
  if (content.sourceId && content.sourceId !== before.sourceId) await keepSource(tx, companyId, content.sourceId)
  const agencies = new Set([before.departureAgencyId, before.arrivalAgencyId])
  const named = (['departureAgencyId', 'arrivalAgencyId'] as const)
    .map((path) => ({ path, id: content[path] ?? before[path] }))
    .filter(({ id }) => !agencies.has(id))
    .toSorted((a, b) => a.id - b.id)
  for (const { id, path } of named) await keepAgency(tx, companyId, id, path)
  const { vehicleId } = content
  if (vehicleId !== undefined && vehicleId !== before.vehicleId)
    await lockVehicle(tx, companyId, vehicleId, 'vehicleId')
}

/**
 * Saves a rental's content with a new price, or with the `kept` one and its agreed values. The preparation time is
 * always that of the vehicle.
 */
export async function saveContent(
  tx: Tx,
  before: RentalWithParts,
  content: Content,
  kept: Agreed | null,
  now: string,
): Promise<void> {
  const { start, end, additionalDriverIds, optionIds, waivedFees, delivery, collection, ...others } = content
  const { totalAmount, collectedAmount: _, promise: wantedPromise, ...columns } = others
  const places = {
    vehicleId: content.vehicleId ?? before.vehicleId,
    departureAgencyId: content.departureAgencyId ?? before.departureAgencyId,
    arrivalAgencyId: content.arrivalAgencyId ?? before.arrivalAgencyId,
  }
  const typedBefore = before.price === null ? before.totalCents : null
  const wanted = {
    start: start ?? before.start,
    end: end ?? before.end,
    additionalDriverIds: additionalDriverIds ?? before.additionalDriverIds,
    waivedFees: waivedFees ?? before.waivedFees,
    delivery: delivery === undefined ? before.delivery : delivery,
    collection: collection === undefined ? before.collection : collection,
    discountPercent: content.discountPercent ?? before.discountPercent,
    totalCents: inCents({ totalAmount }).totalCents ?? typedBefore,
    isCorrected: correctsTypedAmount(before, changedParts(before, content)),
  }
  const promise = promiseAfter(before, content)
  const { pricedEnd, pricedCategoryId } = pricedFor(
    before,
    { end: wanted.end, vehicleId: places.vehicleId, promise },
    { keepsPrice: kept !== null },
  )
  if (kept === null) await checkPriceFree(tx, before.companyId, before.id)
  await keepNewlyNamed(tx, before, content)
  const { start: startsAt, end: endsAt } = wanted
  const chosen = { optionIds: optionIds ?? before.optionIds, waivedFees: wanted.waivedFees }
  const parts = {
    ...places,
    ...chosen,
    promise,
    sourceId: content.sourceId,
    start: startsAt,
    end: endsAt,
    pricedCategoryId,
  }
  const basis = await loadBasis(tx, before.companyId, parts, before)
  const isOther = places.vehicleId !== before.vehicleId
  const stays = kept && isOther ? { ...kept, preparationMinutes: basis.preparationMinutes } : kept
  const terms = decideRental({ ...wanted, pricedEnd }, basis, now, {
    start: before.start,
    outSince: outSince(before),
    agreed: stays,
    feeParts: changedFeeParts(changedParts(before, content)),
  })
  if (kept && terms.totalCents !== kept.totalCents) await checkPriceFree(tx, before.companyId, before.id)
  await updateRental(tx, before.companyId, before.id, {
    ...(needsNewAnswer(before, { ...wanted, ...terms }) && { awaits: 'customer' }),
    ...withoutUndefined(columns),
    ...(wantedPromise !== undefined && promiseColumns(wantedPromise)),
    ...(waivedFees && { waivedFees: JSON.stringify(waivedFees) }),
    ...(delivery !== undefined && { delivery: delivery && JSON.stringify(delivery) }),
    ...(collection !== undefined && { collection: collection && JSON.stringify(collection) }),
    startsAt,
    endsAt,
    pricedEndsAt: pricedEnd,
    pricedCategoryId,
    ...termColumns(terms),
  })
  if (optionIds) await replaceOptions(tx, before.companyId, before.id, optionIds)
  if (additionalDriverIds) await replaceDrivers(tx, before.companyId, before.id, additionalDriverIds)
  await saveSource(tx, before, changedParts(before, content), content, now, kept === null)
}
