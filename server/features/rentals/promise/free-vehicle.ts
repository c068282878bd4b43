import type { Period } from '@filao/domain/kernel/period'
import { Problem } from '@filao/domain/kernel/problem'
import { decideAvailability } from '@filao/domain/rentals/availability/availability'
import { bestFit } from '@filao/domain/rentals/availability/best-fit'
import { fitsPromise } from '@filao/domain/rentals/promise/promise'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { type Content, promiseAfter } from '@filao/domain/rentals/record/change-of-content'
import { holdsVehicle } from '@filao/domain/rentals/status/status'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { listFacts } from '../availability/availability-queries.ts'
import { listPromiseFacts } from '../record/promise-queries.ts'
import type { LockedRental } from '../record/queries.ts'

type Changing = { tx: Tx; rental: LockedRental; content: Content; now: string }
type Wanted = Period & { departureAgencyId: number; promise: CategoryPromise; excludeRentalId?: number }

/**
 * Chooses a free vehicle that fits a promise, at the departure agency. Throws `vehicle_taken` where none is free, at
 * the category.
 */
export async function chooseFreeVehicle(tx: Tx, companyId: number, wanted: Wanted, now: string): Promise<number> {
  const chosen = bestFit(await listFitting(tx, companyId, wanted, now))
  if (chosen) return chosen.vehicleId
  const fields = [{ path: 'categoryId', code: 'vehicle_taken', message: noneFree }]
  throw new Problem('vehicle_taken', noneFree, { fields })
}

/**
 * Returns the content of an offer that is made or accepted, with another vehicle that fits the promise where its own
 * was given away; a pinned or chosen vehicle stays, and is refused.
 */
export async function withFreeVehicle({ tx, rental, content, now }: Changing): Promise<Content> {
  const { companyId, id: excludeRentalId, status, vehicleId } = rental
  const { start, end, departureAgencyId, isPinned } = { ...rental, ...withoutUndefined(content) }
  const promise = promiseAfter(rental, content)
  const isKept = content.vehicleId !== undefined || isPinned || holdsVehicle(status)
  if (promise === null || isKept) return content
  const fitting = await listFitting(tx, companyId, { start, end, departureAgencyId, promise, excludeRentalId }, now)
  const own = fitting.find((vehicle) => vehicle.vehicleId === vehicleId)
  if (!own?.conflict) return content
  const chosen = bestFit(fitting)
  return chosen ? { ...content, vehicleId: chosen.vehicleId } : content
}

/** Lists the vehicles that fit a promise, with their availability in the period. */
async function listFitting(tx: Tx, companyId: number, { promise, ...period }: Wanted, now: string) {
  const [facts, vehicles] = await Promise.all([
    listFacts(tx, companyId, { ...period, now }),
    listPromiseFacts(tx, companyId),
  ])
  const fitting = new Set(vehicles.flatMap((vehicle) => (fitsPromise(promise, vehicle) ? vehicle.id : [])))
  return facts
    .filter(({ vehicleId }) => fitting.has(vehicleId))
    .map((vehicle) => ({ ...vehicle, ...decideAvailability(vehicle, { ...period, ...vehicle }) }))
}

const noneFree = {
  fr: 'Aucun véhicule qui convient n’est libre à cette agence pour ces dates\u202f: changez les dates, l’agence, ou ce qui est promis.',
  en: 'No vehicle that fits is free at this agency for these dates: change the dates, the agency, or what is promised.',
}
