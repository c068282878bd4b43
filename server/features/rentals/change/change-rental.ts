import { inCents } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { checkNothingArchived } from '@filao/domain/rentals/archived-parts'
import {
  type Content,
  changedParts,
  changesOnlyBilling,
  changesPrice,
  checkChange,
  checkKeepsPrice,
  correctsTypedAmount,
} from '@filao/domain/rentals/change-of-content'
import { type Agreed, decideRental } from '@filao/domain/rentals/content'
import { decidesDrivers } from '@filao/domain/rentals/drivers/checked-drivers'
import { checkOwnDriver } from '@filao/domain/rentals/drivers/own-driver'
import { checkNotLapsed } from '@filao/domain/rentals/lapse'
import { pricedFor } from '@filao/domain/rentals/money/agreed-price'
import { asksAgain } from '@filao/domain/rentals/public-page/public-page'
import type { RentalChange } from '@filao/domain/rentals/rental'
import type { RentalStatus } from '@filao/domain/rentals/status'
import { outSince } from '@filao/domain/rentals/stretch'
import { checkExpected, checkMove } from '@filao/domain/rentals/transition'
import { checkCompanyProven } from '#features/access/public'
import { keepAgency } from '#features/company/public'
import { keepCustomers } from '#features/customers/public'
import { lockVehicle } from '#features/fleet/public'
import { checkPriceFree } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { audit } from '#platform/feature/audit'
import { cancelRental, checkCancelled } from '../cancellation/cancel-rental.ts'
import { keepDocument } from '../document/kept-document.ts'
import { loadBasis } from '../draft/content-queries.ts'
import { peopleOf, termColumns } from '../draft/create-draft.ts'
import { keepNamedParts } from '../draft/named-queries.ts'
import { checkConfirmed, withYoungDriverOption } from '../drivers/drivers.ts'
import { type RentalAuthor, tellMove } from '../mail/queue-mail.ts'
import { type LockedRental, loadParts, loadRental, lockRental, type RentalWithParts } from '../queries.ts'
import { moveRental, replaceDrivers, replaceOptions, updateRental } from '../write-queries.ts'
import { occupy } from './occupy.ts'
import { rentalChanges } from './rental-changes.ts'

/** Changes a rental's content, its status, or both, in one transaction on the locked rental. */
export async function changeRental(
  tx: Tx,
  by: RentalAuthor,
  { companyId, id }: { companyId: number; id: number },
  change: RentalChange,
  now: string,
) {
  const { status, expectedStatus, keepsPrice = false, ...wanted } = change
  const { cancellation = {}, isMoneyHeldConfirmed, isMailed = true, mailLine = null, ...content } = wanted
  const locked = await lockRental(tx, companyId, id)
  checkExpected(locked.status, expectedStatus, status)
  const moves = status !== undefined && checkMove(locked.status, status)
  if (moves) {
    checkNeedsNoCheck(status)
    // A reservation is mailed to its customer, so the company must be proven.
    if (status === 'validating') await checkCompanyProven(tx, companyId)
    if (status === 'cancelled') await checkCancelled(tx, locked, { cancellation, isMoneyHeldConfirmed }, now)
    checkNotLapsed({ ...locked, start: content.start ?? locked.start }, status, now)
  }
  // The price of a draft follows the price list until it is offered.
  const leavesDraft = moves && locked.status === 'draft'
  // A change of status alone needs nothing that the rental names.
  const isStatusAlone = !leavesDraft && !keepsPrice && Object.keys(content).length === 0
  const parts = isStatusAlone ? null : await loadParts(tx, companyId, id)
  const way = { moves, leavesDraft, reopens: moves && status === 'draft', keepsPrice }
  const known = parts && { ...locked, ...parts }
  const isSaved =
    known !== null && (await changeContent(tx, known, await withYoungDriver(tx, known, content, way), way, now))
  if (!isSaved && !moves) return await loadRental(tx, companyId, id)
  if (moves) {
    if (status === 'cancelled') await cancelRental(tx, by, locked, cancellation, now)
    else await moveRental(tx, { companyId, id, byCustomer: by.authorKind === 'customer' }, status, now)
  }
  const after = await loadRental(tx, companyId, id)
  const before = { ...after, ...locked, ...parts }
  if (leavesDraft) checkNothingArchived(await keepNamedParts(tx, after))
  await checkConfirmed(tx, before, after)
  await occupy(tx, before, after, now)
  await keepDocument(tx, before, after, by, now)
  const changes = rentalChanges(before, after)
  const action = moves ? status : 'changed'
  const { userId, authorKind } = by
  await audit(tx, { companyId, userId, authorKind, entity: 'rental', entityId: id, action, changes })
  await tellMove(tx, by, before, after, now, { isMailed, line: mailLine })
  return after
}

/**
 * Adds the option of a young driver to the content: of a draft, or where the change decides who drives, what or when.
 */
async function withYoungDriver(
  tx: Tx,
  before: RentalWithParts,
  content: Content,
  { keepsPrice }: Pick<Way, 'keepsPrice'>,
): Promise<Content> {
  if (keepsPrice || !(before.status === 'draft' || decidesDrivers(before, content))) return content
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

/**
 * The way in which a rental changes: to another status (`moves`), from a draft, back to a draft (`reopens`), or without
 * a new price.
 */
type Way = { moves: boolean; leavesDraft: boolean; reopens: boolean; keepsPrice: boolean }

/** Saves the wanted content with its price. Returns false when nothing changes. */
async function changeContent(
  tx: Tx,
  before: RentalWithParts,
  content: Content,
  { moves, leavesDraft, reopens, keepsPrice }: Way,
  now: string,
): Promise<boolean> {
  const parts = changedParts(before, content)
  if (parts.length === 0 && !moves) return false
  if (parts.length > 0) checkChange(before.status, parts)
  const { customerId = before.customerId, additionalDriverIds = before.additionalDriverIds } = content
  checkOwnDriver({ customerId, additionalDriverIds }, before)
  if (keepsPrice) checkKeepsPrice(before, content, parts)
  if (parts.length === 0 && !leavesDraft && !reopens) return false
  if (changesOnlyBilling(parts) && !leavesDraft && !reopens) {
    await keepNewlyNamed(tx, before, content)
    await updateRental(tx, before.companyId, before.id, { billedCustomerId: content.billedCustomerId ?? null })
    return true
  }
  // A quote that becomes a draft again has nothing agreed any more, and a draft has the price of its form: today's.
  const standing = reopens ? { ...before, status: 'draft' as const } : before
  const isPricedAgain = (changesPrice(parts) && !keepsPrice) || standing.status === 'draft'
  await saveContent(tx, standing, content, isPricedAgain ? null : agreed(before), now)
  return true
}

/** Throws `invalid_transition` for the statuses that only a check can set. */
function checkNeedsNoCheck(status: RentalStatus): void {
  if (status !== 'ongoing' && status !== 'done') return
  throw new Problem('invalid_transition', {
    fr: 'Le départ et le retour du véhicule s’enregistrent avec un état des lieux.',
    en: 'Record the pick-up or return check instead: it changes the status of the rental.',
  })
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
  const { start, end, additionalDriverIds, optionIds, totalAmount, ...columns } = content
  const places = {
    vehicleId: content.vehicleId ?? before.vehicleId,
    departureAgencyId: content.departureAgencyId ?? before.departureAgencyId,
    arrivalAgencyId: content.arrivalAgencyId ?? before.arrivalAgencyId,
  }
  const typedBefore = before.price === null ? before.totalCents : null
  const wanted = {
    start: start ?? before.start,
    end: end ?? before.end,
    discountPercent: content.discountPercent ?? before.discountPercent,
    totalCents: inCents({ totalAmount }).totalCents ?? typedBefore,
    isCorrected: correctsTypedAmount(before, changedParts(before, content)),
  }
  const { pricedEnd, pricedCategoryId } = pricedFor(
    before,
    { end: wanted.end, vehicleId: places.vehicleId },
    { keepsPrice: kept !== null },
  )
  if (kept === null) await checkPriceFree(tx, before.companyId, before.id)
  await keepNewlyNamed(tx, before, content)
  const parts = { ...places, optionIds: optionIds ?? before.optionIds, pricedCategoryId }
  const basis = await loadBasis(tx, before.companyId, parts, before)
  const isOther = places.vehicleId !== before.vehicleId
  const stays = kept && isOther ? { ...kept, preparationMinutes: basis.preparationMinutes } : kept
  const terms = decideRental({ ...wanted, pricedEnd }, basis, now, {
    start: before.start,
    outSince: outSince(before),
    agreed: stays,
  })
  await updateRental(tx, before.companyId, before.id, {
    ...(asksAgain(before, { ...wanted, ...terms }) && { awaits: 'customer' }),
    ...withoutUndefined(columns),
    startsAt: wanted.start,
    endsAt: wanted.end,
    pricedEndsAt: pricedEnd,
    pricedCategoryId,
    ...termColumns(terms),
  })
  if (optionIds) await replaceOptions(tx, before.companyId, before.id, optionIds)
  if (additionalDriverIds) await replaceDrivers(tx, before.companyId, before.id, additionalDriverIds)
}
