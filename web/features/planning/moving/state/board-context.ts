import type { Category } from '@filao/domain/fleet/category/category.schema'
import { type Bar, barsOf } from '@filao/domain/planning/bars'
import type { Planning } from '@filao/domain/planning/board.schema'
import type { FreeVehicle } from '@filao/domain/planning/move-create'
import type { Setting } from '@filao/domain/planning/move-verdict'

/** The data of a board that a move is checked against. */
export type Fleet = Pick<Planning, 'vehicles' | 'agencies' | 'rentals' | 'unavailabilities'>

/** Returns the data that a proposal is judged by. Bars of a vehicle are computed on first use. */
export function settingOf(fleet: Fleet, categories: readonly Category[], timezone: string, nowMs: number): Setting {
  const known = new Map<number, Bar[]>()
  return {
    vehicles: byId(fleet.vehicles),
    agencies: byId(fleet.agencies),
    categories: byId(categories),
    barsOf(vehicleId) {
      const bars = known.get(vehicleId) ?? vehicleBars(fleet, vehicleId, nowMs)
      known.set(vehicleId, bars)
      return bars
    },
    timezone,
    now: new Date(nowMs).toISOString(),
  }
}

/** Returns the current bar of the board, or undefined when it has gone. */
export function barNow({ rentals, unavailabilities }: Fleet, { barsOf: bars }: Setting, bar: Bar): Bar | undefined {
  const { rental, unavailability, key } = bar
  const now = rental
    ? rentals.find(({ id, isFormer }) => id === rental.id && isFormer === rental.isFormer)
    : unavailabilities.find(({ id }) => id === unavailability?.id)
  return now && bars(now.vehicleId).find((one) => one.key === key)
}

/** Returns a vehicle with the data that a new period is checked against. */
export function freeVehicle(id: number, { vehicles, agencies, barsOf, timezone }: Setting): FreeVehicle {
  const agency = agencies.get(vehicles.get(id)?.locationId ?? 0)
  return { id, bars: barsOf(id), timezone: agency?.timezone ?? timezone, openingHours: agency?.openingHours ?? [] }
}

/** Returns a function that finds the plate of a vehicle of the board, as stored. */
export function plateIn({ vehicles }: Pick<Setting, 'vehicles'>): (vehicleId: number) => string {
  return (vehicleId) => vehicles.get(vehicleId)?.registrationNumber ?? ''
}

function vehicleBars({ rentals, unavailabilities }: Fleet, vehicleId: number, nowMs: number): Bar[] {
  const ofVehicle = (one: { vehicleId: number }) => one.vehicleId === vehicleId
  return barsOf(rentals.filter(ofVehicle), unavailabilities.filter(ofVehicle), nowMs)
}

function byId<One extends { id: number }>(list: readonly One[]): Map<number, One> {
  return new Map(list.map((one) => [one.id, one]))
}
