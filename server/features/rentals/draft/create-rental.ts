import { inCents, toCents } from '@filao/domain/kernel/money'
import { fieldProblem } from '@filao/domain/kernel/problem'
import { decideRental, type RentalTerms } from '@filao/domain/rentals/content'
import { checkOwnDriver } from '@filao/domain/rentals/drivers/own-driver'
import type { Content } from '@filao/domain/rentals/record/change-of-content'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { takePublicId } from '#features/company/public'
import { keepCustomers, type NamedCustomer } from '#features/customers/public'
import { keepSource } from '#features/sources/public'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { audit } from '#platform/feature/audit'
import type { Caller } from '#platform/http/call'
import { checkPeople, mayLetPass, withYoungDriverOption } from '../drivers/drivers.ts'
import { chooseFreeVehicle } from '../promise/free-vehicle.ts'
import { keepPromise } from '../promise/promise.ts'
import { newCode } from '../record/code.ts'
import { loadBasis } from '../record/content-queries.ts'
import { promiseColumns } from '../record/promise-queries.ts'
import { loadRental } from '../record/queries.ts'
import { agreeSource, enterInJournal, saveCollected } from '../record/source-terms.ts'
import { insertRental, replaceDrivers, replaceOptions } from '../record/write-queries.ts'

/** Creates a rental as a draft: it has a number and a price, and holds no vehicle yet. */
export async function createRental(tx: Tx, caller: Caller, companyId: number, request: RentalCreation, now: string) {
  const wanted = await withVehicle(tx, companyId, request, now)
  const {
    start,
    end,
    optionIds: chosen = [],
    additionalDriverIds = [],
    waivedFees = [],
    delivery = null,
    collection = null,
    totalAmount: _,
    collectedAmount = 0,
    exclusionReason: typed,
    isMismatchConfirmed = false,
    promise,
    ...content
  } = wanted
  const { discountPercent = 0, referralUserId = caller.userId } = content
  // A program books for a website; a person is at the counter unless they say otherwise.
  const { referralMode = caller.key ? 'web' : 'desk' } = content
  checkOwnDriver({ customerId: wanted.customerId, additionalDriverIds })
  await keepCustomers(tx, companyId, peopleOf(wanted))
  if (wanted.sourceId) await keepSource(tx, companyId, wanted.sourceId)
  const named = await loadBasis(tx, companyId, { ...wanted, optionIds: chosen })
  await keepPromise(tx, null, { ...wanted, companyId }, isMismatchConfirmed)
  const driverIds = [wanted.customerId, ...additionalDriverIds]
  const optionIds = await withYoungDriverOption(tx, { ...wanted, companyId, driverIds }, chosen)
  const basis = optionIds.length === chosen.length ? named : await loadBasis(tx, companyId, { ...wanted, optionIds })
  const terms = decideRental({ ...inCents(wanted), additionalDriverIds, waivedFees, discountPercent }, basis, now)
  const publicId = await takePublicId(tx, companyId, 'rental', now)
  const id = await insertRental(tx, {
    companyId,
    publicId,
    code: newCode(),
    status: 'draft',
    createdAt: now,
    startsAt: start,
    endsAt: end,
    ...withoutUndefined(content),
    ...promiseColumns(promise),
    discountPercent,
    waivedFees: JSON.stringify(waivedFees),
    delivery: delivery && JSON.stringify(delivery),
    collection: collection && JSON.stringify(collection),
    referralMode,
    referralUserId,
    ...termColumns(terms),
  })
  if (additionalDriverIds.length > 0) await replaceDrivers(tx, companyId, id, additionalDriverIds)
  if (optionIds.length > 0) await replaceOptions(tx, companyId, id, optionIds)
  if (wanted.sourceId) await agreeSource(tx, { companyId, id }, { isNewSource: true, isNewPrice: true })
  if (collectedAmount > 0) await saveCollected(tx, { companyId, id }, toCents(collectedAmount), now)
  await audit(tx, { companyId, userId: caller.userId, entity: 'rental', entityId: id, action: 'created' })
  const rental = await loadRental(tx, companyId, id)
  const by = { userId: caller.userId, exclusionReason: mayLetPass(caller, typed) }
  await checkPeople(tx, by, null, rental, now)
  if (collectedAmount > 0) await enterInJournal(tx, rental, caller.userId, now)
  return rental
}

/** Reads the promise of a new rental, and chooses a free vehicle that fits it where the request names none. */
async function withVehicle(tx: Tx, companyId: number, request: RentalCreation, now: string) {
  const { categoryId, transmission = null, seats = null, ...wanted } = request
  const inShort = categoryId === undefined ? null : { categoryId, transmission, seats }
  const promise = wanted.promise ?? inShort
  if (wanted.vehicleId !== undefined) return { ...wanted, promise, vehicleId: wanted.vehicleId }
  if (promise === null) throw fieldProblem('vehicleId', 'required', vehicleMissing)
  return { ...wanted, promise, vehicleId: await chooseFreeVehicle(tx, companyId, { ...wanted, promise }, now) }
}

const vehicleMissing = {
  fr: 'Choisissez un véhicule ou une catégorie.',
  en: 'Choose a vehicle or a category.',
}

/** Returns the customer, the drivers and the one who is billed, as a rental names them, with their fields. */
export function peopleOf({ customerId, billedCustomerId, additionalDriverIds = [] }: Content): NamedCustomer[] {
  const customer = customerId === undefined ? [] : [{ id: customerId, path: 'customerId', thing: 'customer' as const }]
  const drivers = additionalDriverIds.map((id, index) => {
    return { id, path: `additionalDriverIds.${index}`, thing: 'driver' as const }
  })
  const billed = billedCustomerId
    ? [{ id: billedCustomerId, path: 'billedCustomerId', thing: 'customer' as const }]
    : []
  return [...customer, ...drivers, ...billed].map(({ id, ...at }) => ({ id, at }))
}

/** Returns the columns that store the decided terms. */
export function termColumns(terms: RentalTerms) {
  return {
    totalCents: terms.totalCents,
    securityDepositCents: terms.securityDepositCents,
    waiverCents: terms.waiverCents,
    preparationMinutes: terms.preparationMinutes,
    price: terms.price && JSON.stringify(terms.price),
    priceId: terms.price?.price.priceId ?? null,
    isOutsideOpeningHours: terms.isOutsideOpeningHours,
  }
}
