import { addDays, weekdayOf } from '@filao/domain/kernel/time'
import type { Random } from './random.ts'

/** The demand for vehicles in one part of the year. */
type Demand = {
  /** The share of days on which a vehicle is rented. */
  utilisation: number
  /** The usual lengths of rentals in days. */
  lengths: readonly number[]
  /** The share of rentals that last a weekend. */
  weekends: number
}

const high: Demand = { utilisation: 0.88, lengths: [3, 5, 7, 7, 7, 10, 14], weekends: 0.05 }
const summer: Demand = { utilisation: 0.86, lengths: [7, 7, 10, 14, 14, 21], weekends: 0.03 }
const quiet: Demand = { utilisation: 0.61, lengths: [1, 2, 3, 3, 4, 7], weekends: 0.35 }
const middle: Demand = { utilisation: 0.74, lengths: [2, 3, 4, 5, 7, 7], weekends: 0.2 }

/** The demand of each month from January: high in winter and in July and August, low in September and October. */
const months = [high, high, high, high, middle, middle, summer, summer, quiet, quiet, middle, high]

/** Returns the demand in the month of a day. */
function demandOn(day: string): Demand {
  return months[Number(day.slice(5, 7)) - 1] as Demand
}

/** Draws the day on which a vehicle that is free from `day` on leaves, and the length of its rental in days. */
export function drawStay(day: string, random: Random): { day: string; length: number } {
  const { utilisation, lengths, weekends } = demandOn(day)
  if (random.chance(weekends)) {
    const toFriday = (12 - weekdayOf(day)) % 7
    return { day: addDays(day, toFriday), length: random.pick([2, 3, 3]) }
  }
  const length = random.pick(lengths)
  const idle = (length * (1 - utilisation)) / utilisation
  return { day: addDays(day, Math.round(-Math.log(1 - random.next()) * idle)), length }
}
