import type { CategoryPromise } from '../promise/promise.schema.ts'
import { fitsPromise, type PromiseFacts } from '../promise/promise.ts'
import type { ImportedRental } from './imported-rental.schema.ts'

/** The promise of an imported rental as it is stored. */
export type Promised = {
  promisedCategoryId: number | null
  promisedTransmission: CategoryPromise['transmission']
  promisedSeats: number | null
}

/** Reads the promise of a row; null where its vehicle was promised. */
export function promiseOf(row: ImportedRental): CategoryPromise | null {
  const { promisedCategoryId, promisedTransmission = null, promisedSeats = null } = row
  if (promisedCategoryId === undefined) return null
  return { categoryId: promisedCategoryId, transmission: promisedTransmission, seats: promisedSeats }
}

/** Returns the fields that store a promise. */
export function promisedFields(promise: CategoryPromise | null): Promised {
  return {
    promisedCategoryId: promise?.categoryId ?? null,
    promisedTransmission: promise?.transmission ?? null,
    promisedSeats: promise?.seats ?? null,
  }
}

/** Orders vehicles by the promise: those that fit first, in their order. */
export function fittingFirst<Vehicle extends PromiseFacts>(
  vehicles: readonly Vehicle[],
  promise: CategoryPromise | null,
): Vehicle[] {
  const fits = (vehicle: Vehicle) => fitsPromise(promise, vehicle)
  return [...vehicles.filter(fits), ...vehicles.filter((vehicle) => !fits(vehicle))]
}
