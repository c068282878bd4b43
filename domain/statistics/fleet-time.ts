import { type Span, secondsWithin } from './spread.ts'

/**
 * The time in which a vehicle is in the fleet, by the clock of its agency: from the day it was recorded, or its first
 * departure if that is earlier, until it is archived.
 */
export type FleetVehicle = Span & { vehicleId: number; categoryId: number }

/** A time in which a vehicle cannot be rented. */
export type TimeOutOfService = Span & { vehicleId: number }

/** Returns the seconds in the fleet and out of service of one vehicle, for each window. */
export function fleetTime(vehicle: Span, timesOut: readonly Span[], windows: readonly Span[]) {
  return windows.map((window) => {
    const present = { began: Math.max(vehicle.began, window.began), ended: Math.min(vehicle.ended, window.ended) }
    const outSeconds = timesOut.reduce((sum, out) => sum + secondsWithin(out, present), 0)
    return { fleetSeconds: secondsWithin(vehicle, window), outSeconds }
  })
}

/** Returns the windows between bounds that follow each other. */
export function windowsOf(bounds: readonly number[]): Span[] {
  return bounds.slice(1).map((ended, at) => ({ began: bounds[at] as number, ended }))
}
