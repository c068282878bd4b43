import { addMinutes } from '@filao/domain/kernel/time'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { Random } from '../material/random.ts'

/** A rental of a vehicle, past or future. Agencies are numbered as in the company. */
export type PlannedRental = {
  status: RentalStatus
  bookedAt: string
  start: string
  end: string
  deliveredAt: string | null
  returnedAt: string | null
  departure: number
  arrival: number
}

/** All events of one vehicle, and its current agency. */
export type Timeline = { rentals: PlannedRental[]; workshop: { start: string; end: string }[]; place: number }

/** The calendar of a timeline. `midnight` begins today in the company's time zone; `now` is in minutes after it. */
export type Calendar = { midnight: string; now: number; agencies: number }

/** A rental and the pause after it last five days on average: six bars a month. */
const cycleDays = 5
const lengths = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 7, 7, 10]
const pauses = [0, 0, 0, 0, 1, 1, 2, 3]
const day = 1440

/**
 * Draws the rentals of one vehicle, as many as asked for, over the past and the coming weeks. Rentals that occupy or
 * occupied the vehicle never overlap, preparation included; quotes and drafts may overlap anything.
 */
export function drawTimeline(count: number, preparation: number, calendar: Calendar, random: Random): Timeline {
  const ahead = Math.min(75, Math.round(count * cycleDays * 0.4))
  const rentals: PlannedRental[] = []
  const workshop: Timeline['workshop'] = []
  const at = (minute: number) => addMinutes(calendar.midnight, minute)
  let place = random.between(0, calendar.agencies - 1)
  let stands = place
  let free = (ahead - count * cycleDays + random.between(0, 4)) * day
  while (rentals.length < count) {
    if (random.chance(0.03)) {
      const start = opening(free, random)
      free = start + random.between(1, 4) * day
      workshop.push({ start: at(start), end: at(free) })
    }
    const start = opening(free, random)
    const end = closing(start, random)
    const arrival = random.chance(0.1) ? random.between(0, calendar.agencies - 1) : place
    const left = Math.max(free, start + random.between(-10, 25))
    const back = end + random.between(-90, 20)
    const status = fate({ start, end, left, back }, calendar.now, random)
    const booked = Math.min(start - random.between(60, 45 * day), calendar.now - random.between(10, 20_000))
    const hasLeft = status === 'ongoing' || status === 'done'
    rentals.push({
      status,
      bookedAt: at(booked),
      start: at(start),
      end: at(end),
      deliveredAt: hasLeft ? at(left) : null,
      returnedAt: status === 'done' ? at(back) : null,
      departure: place,
      arrival,
    })
    if (!hasLeft && status !== 'pending' && status !== 'validating') continue
    // An overdue vehicle is still out: the next rental begins later than now.
    free = Math.max(end, status === 'ongoing' ? calendar.now : end) + preparation
    place = arrival
    if (status === 'done') stands = arrival
  }
  return { rentals, workshop, place: stands }
}

/** Returns a quarter of an hour between 8 and 17 at which the vehicle is free, on that day or a few days later. */
function opening(free: number, random: Random): number {
  const ready = Math.ceil(free / 15) * 15
  const start = (Math.floor(ready / day) + random.pick(pauses)) * day + 480 + 15 * random.between(0, 36)
  if (start >= ready) return start
  const isOpen = ready - Math.floor(ready / day) * day <= 1080
  return isOpen ? ready : (Math.floor(ready / day) + 1) * day + 480
}

function closing(start: number, random: Random): number {
  return (Math.floor(start / day) + random.pick(lengths)) * day + 480 + 15 * random.between(0, 38)
}

type Moments = { start: number; end: number; left: number; back: number }

/**
 * Draws a status: most past rentals took place, some vehicles are hours overdue; future ones are also quotes and
 * drafts.
 */
function fate({ start, end, left, back }: Moments, now: number, random: Random): RentalStatus {
  if (random.chance(0.07)) return 'cancelled'
  if (back <= now) return now - end < 720 && random.chance(0.3) ? 'ongoing' : 'done'
  if (left <= now) return 'ongoing'
  if (start <= now) return 'pending'
  const share = random.next()
  if (share < 0.1) return 'validating'
  if (share < 0.17) return 'quote'
  return share < 0.23 ? 'draft' : 'pending'
}
