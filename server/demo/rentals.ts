import type { Agency } from '@filao/domain/company/agency'
import type { DamageCreation } from '@filao/domain/fleet/damage'
import { addMinutes, localDate, minutesBetween, toInstant } from '@filao/domain/kernel/time'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/rental'
import type { DemoCompany } from './company.ts'
import type { Person } from './person.ts'
import type { Random } from './random.ts'
import { anchorOf } from './today.ts'

/** One action at a moment; actions are played in the order of their moments. */
type Event = { at: string; play: () => Promise<void> }

/** The course of a rental, past or future. */
type Plan = {
  wanted: RentalCreation
  booked: string
  fate: 'kept' | 'cancelled' | 'quote' | 'draft' | 'validating'
  /** The vehicle is overdue. */
  isLate?: boolean
}

const days = { before: 50, after: 34 }

/** Plays three months of rentals around `now`, each call at its own moment. `setNow` moves the application's clock. */
export async function playRentals(
  staff: Person,
  company: DemoCompany,
  random: Random,
  now: string,
  setNow: (instant: string) => void,
): Promise<void> {
  const plans = company.vehicles.flatMap((vehicle, at) => plansOf(vehicle, at, company, random, now))
  const events = plans.flatMap((plan) => eventsOf(plan, staff, company, random, now))
  for (const event of events.sort((a, b) => a.at.localeCompare(b.at))) {
    setNow(event.at)
    await event.play()
  }
}

/** Plans a vehicle's rentals one after the other, each leaving from the agency where the last one ended. */
function plansOf(
  vehicle: DemoCompany['vehicles'][number],
  at: number,
  company: DemoCompany,
  random: Random,
  now: string,
): Plan[] {
  const plans: Plan[] = []
  let place = company.agencies.find((agency) => agency.id === vehicle.locationId) as Agency
  let day = -days.before + random.between(0, 9)
  const anchor = anchorOf(at, now)
  // Some vehicles are free from today on, so that there is something to rent; anchored ones are free before a day at
  // the counter.
  const last = anchor ? -22 : at % 3 === 0 ? 0 : days.after
  while (day < last) {
    const length = random.pick([3, 3, 4, 5, 7, 7, 7, 10, 14])
    const start = atDay(now, day, random.between(8, 16), place.timezone)
    const arrival = random.chance(0.12) ? random.pick(company.agencies) : place
    const end = atDay(now, day + length, random.between(8, 17), arrival.timezone)
    const booked = addMinutes(start, -1440 * random.between(1, 20) - random.between(1, 600))
    const wanted = wantedOf({ start, end }, vehicle.id, [place, arrival], company, random)
    const fate = fateOf(start, now, at, random)
    plans.push({ wanted, booked: booked < now ? booked : addMinutes(now, -random.between(60, 5000)), fate })
    if (fate === 'kept' || fate === 'validating') {
      place = arrival
      day += length + random.between(1, 9)
    } else {
      day += random.between(1, 3)
    }
  }
  if (anchor) {
    const wanted = wantedOf(anchor, vehicle.id, [place, place], company, random)
    const booked = addMinutes(wanted.start < now ? wanted.start : now, -1440 * random.between(2, 9))
    plans.push({ wanted, booked, fate: 'kept', isLate: anchor.isLate })
  }
  return plans
}

function wantedOf(
  { start, end }: { start: string; end: string },
  vehicleId: number,
  [departure, arrival]: [Agency, Agency],
  company: DemoCompany,
  random: Random,
): RentalCreation {
  return {
    start,
    end,
    vehicleId,
    customerId: random.pick(company.customers).id,
    departureAgencyId: departure.id,
    arrivalAgencyId: arrival.id,
    optionIds: company.options.filter(() => random.chance(0.2)).map((option) => option.id),
    discountPercent: random.pick([0, 0, 0, 0, 5, 10]),
  }
}

/** Draws the course of a rental: most past ones took place; future ones are also requests, quotes and drafts. */
function fateOf(start: string, now: string, at: number, random: Random): Plan['fate'] {
  if (random.chance(0.08)) return 'cancelled'
  if (start < now) return 'kept'
  const share = random.next()
  if (share < 0.14) return 'validating'
  if (share < 0.26) return 'quote'
  return share < 0.36 && at % 2 === 0 ? 'draft' : 'kept'
}

function eventsOf(plan: Plan, staff: Person, company: DemoCompany, random: Random, now: string): Event[] {
  const { companyId } = company
  const { start, end } = plan.wanted
  let id = 0
  let total = 0
  const move = async (status: 'pending' | 'cancelled' | 'quote' | 'validating') => {
    await staff.ask(calls.updateRental, { params: { companyId, id }, body: { status } })
  }
  const check = async (stage: 'delivery' | 'return', kilometres: number) => {
    const { vehicle } = await staff.ask(calls.getRental, { params: { companyId, id } })
    const body = {
      stage,
      odometer: vehicle.odometer + kilometres,
      fuelLevel: stage === 'return' ? random.pick(['4/4', '4/4', '3/4']) : '4/4',
      ...(stage === 'return' && random.chance(0.1) ? { damages: [foundDamage(random)] } : {}),
    }
    await staff.ask(calls.recordCheck, { params: { companyId, rentalId: id }, body })
  }
  const pay = async (totalAmount: number, securityDepositAmount: number) => {
    const body = {
      totalAmount: Math.round(totalAmount * 100) / 100,
      securityDepositAmount,
      method: random.pick(['card', 'card', 'cash', 'holiday_voucher'] as const),
    }
    if (body.totalAmount + securityDepositAmount > 0)
      await staff.ask(calls.createPayment, { params: { companyId, rentalId: id }, body })
  }
  const book = async () => {
    const rental = await staff.ask(calls.createRental, { params: { companyId }, body: plan.wanted })
    id = rental.id
    total = rental.totalAmount ?? 0
    if (plan.fate === 'quote' || plan.fate === 'validating') await move(plan.fate)
    // A quote that was turned down: it never occupied the vehicle, which others rent in the meantime.
    if (plan.fate === 'cancelled') await move('quote')
    if (plan.fate === 'kept') await move('pending')
    if (plan.fate === 'kept' && random.chance(0.5)) await pay(total * 0.3, 0)
  }
  const events: Event[] = [{ at: plan.booked, play: book }]
  if (plan.fate === 'cancelled') events.push({ at: addMinutes(plan.booked, 50), play: () => move('cancelled') })
  if (plan.fate !== 'kept') return events.filter((event) => event.at <= now)
  const left = addMinutes(start, random.between(-10, 25))
  const isOut = plan.isLate || isLate(end, now, random)
  const back = addMinutes(end, isOut ? 2880 : random.between(-90, 20))
  const kilometres = Math.round((minutesBetween(start, end) / 1440) * random.between(30, 90))
  const settle = async () => {
    const rental = await staff.ask(calls.getRental, { params: { companyId, id } })
    await pay(total - rental.paidTotalAmount, rental.securityDepositAmount)
    await check('delivery', 0)
  }
  // Some customers leave without having paid everything, so that the screens show a balance due.
  events.push({ at: left, play: random.chance(0.85) ? settle : () => check('delivery', 0) })
  events.push({ at: back, play: () => check('return', kilometres) })
  return events.filter((event) => event.at <= now)
}

/** Draws a small damage, somewhere on the sides. */
function foundDamage(random: Random): DamageCreation {
  return {
    view: random.pick(['left', 'right', 'front', 'back'] as const),
    x: random.between(30, 70) / 100,
    y: random.between(45, 65) / 100,
    kind: random.pick(['scratch', 'scratch', 'dent'] as const),
    size: random.pick(['small', 'small', 'medium'] as const),
  }
}

/** Returns true for some of the vehicles that are due back today. */
function isLate(end: string, now: string, random: Random): boolean {
  const minutes = minutesBetween(end, now)
  return minutes > 0 && minutes < 720 && random.chance(0.3)
}

function atDay(now: string, day: number, hour: number, timezone: string): string {
  const date = localDate(addMinutes(now, day * 1440), timezone)
  return toInstant(`${date}T${String(hour).padStart(2, '0')}:00`, timezone)
}
