import type { Category } from '@filao/domain/fleet/category/category.schema'
import { toEuros } from '@filao/domain/kernel/money'
import { addMinutes, localDate, minutesBetween } from '@filao/domain/kernel/time'
import { updateVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import type { Booked } from './clientele.ts'
import { paidOf, returnDeposits } from './generated/deposits.ts'
import { insertRentals, publicIdOf } from './generated/fill.ts'
import { type DrawnRental, drawRental } from './generated/rentals.ts'
import type { PlannedRental } from './generated/timeline.ts'
import type { DemoCompany } from './material/company.ts'
import { timezone } from './material/data.ts'
import type { DrawnPerson } from './material/people.ts'
import { insertMany, type Row, updateCounters } from './material/queries.ts'
import type { Random } from './material/random.ts'

type Entry = Row<'auditEntries'>
type Stored = Booked & { rental: DrawnRental; rentalId: number }

/**
 * Writes a year of rentals in few statements, with everything that the application's calls would have left behind but
 * the kept documents: customers, numbers, payments, returned deposits, checks, occupancies and the audit trail. Returns
 * the ids of the customers. The bookings are in the order in which they were made.
 */
export async function writeHistory(
  tx: Tx,
  company: DemoCompany,
  { people, bookings }: { people: DrawnPerson[]; bookings: Booked[] },
  { now, random }: { now: string; random: Random },
): Promise<number[]> {
  const { companyId } = company
  const customerIds = await insertCustomers(tx, company, people, bookings)
  const rentals = bookings.map(({ stay, customer }, at) => {
    const category = categoryAt(company, stay.vehicle)
    const vehicleId = company.vehicles[stay.vehicle]?.id as number
    const publicId = publicIdOf(at + 1, localDate(stay.bookedAt, timezone))
    const plan = planOf(stay, now)
    const booking = { plan, publicId, vehicleId, category, customerId: customerIds[customer] as number }
    return paidInFull(drawRental(company, booking, random), company.userId)
  })
  const { rentalIds, paymentIds } = await insertRentals(tx, companyId, rentals)
  const stored = bookings.map((booked, at) => {
    return { ...booked, rental: rentals[at] as DrawnRental, rentalId: rentalIds[at] as number }
  })
  await inspect(tx, company, stored, random)
  const entries = stored.flatMap((one) => stepsOf(one, company))
  const paid = paidOf(rentals, { rentalIds, paymentIds })
  entries.push(...paid.map(({ id, payment, rentalId }) => paymentEntry('created', id, { ...payment, rentalId })))
  const refunds = await returnDeposits(tx, paid)
  entries.push(...refunds.map(({ id, refund }) => paymentEntry('refunded', id, refund)))
  entries.sort((a, b) => String(a.at).localeCompare(String(b.at)))
  await insertMany(tx, 'auditEntries', entries)
  await updateCounters(tx, companyId, { rentals: rentals.length, customers: people.length })
  return customerIds
}

/** Stores the people as customers, each at the moment of their first booking. */
async function insertCustomers(
  tx: Tx,
  { companyId, userId }: DemoCompany,
  people: DrawnPerson[],
  bookings: Booked[],
): Promise<number[]> {
  const since = people.map((_, at) => bookings.find(({ customer }) => customer === at)?.stay.bookedAt as string)
  const rows = people.map((person, at) => {
    const createdAt = since[at] as string
    const publicId = publicIdOf(at + 1, localDate(createdAt, timezone))
    return { companyId, publicId, ...person, phoneNumbers: person.phoneNumbers as never, createdAt }
  })
  const ids = await insertMany(tx, 'customers', rows)
  const entries = ids.map((entityId, at): Entry => {
    const created = people[at] as DrawnPerson
    const changes = Object.fromEntries(Object.entries(created).map(([field, value]) => [field, [null, value]]))
    const entry = { companyId, userId, at: since[at] as string, entity: 'customer', entityId, action: 'created' }
    return { ...entry, changes: changes as never }
  })
  await insertMany(tx, 'auditEntries', entries)
  return ids
}

function planOf(stay: Booked['stay'], now: string): PlannedRental {
  const { start, end, bookedAt, departure, arrival } = stay
  const plan = { bookedAt, start, end, departure, arrival }
  if (stay.fate === 'cancelled') return { ...plan, status: 'cancelled', deliveredAt: null, returnedAt: null }
  if (stay.backAt > now) return { ...plan, status: 'ongoing', deliveredAt: stay.leftAt, returnedAt: null }
  return { ...plan, status: 'done', deliveredAt: stay.leftAt, returnedAt: stay.backAt }
}

/** Adds the payment at the return of those who left without having paid. */
function paidInFull(rental: DrawnRental, takenBy: number): DrawnRental {
  const { row, payments } = rental
  const open = (row.totalCents ?? 0) - payments.reduce((sum, { totalCents }) => sum + totalCents, 0)
  if (row.status !== 'done' || open <= 0) return rental
  const last = { totalCents: open, securityDepositCents: 0, method: 'card' as const, takenAt: row.returnedAt as string }
  return { ...rental, payments: [...payments, { companyId: row.companyId, ...last, takenBy }] }
}

/** Returns the steps of a rental for its audit trail, without its payments. */
function stepsOf({ stay, rental, rentalId }: Stored, { companyId, userId }: DemoCompany): Entry[] {
  const { deliveredAt, returnedAt, status } = rental.row
  const step = (at: string, action: string, changes: Record<string, [unknown, unknown]>): Entry => {
    return { companyId, userId, at, entity: 'rental', entityId: rentalId, action, changes: changes as never }
  }
  const created = step(stay.bookedAt, 'created', {})
  if (status === 'cancelled') {
    const over = addMinutes(stay.bookedAt, Math.min(50, minutesBetween(stay.bookedAt, stay.start)))
    return [
      created,
      step(stay.bookedAt, 'quote', { status: ['draft', 'quote'] }),
      step(over, 'cancelled', { status: ['quote', 'cancelled'] }),
    ]
  }
  const left = { status: ['pending', 'ongoing'], deliveredAt: [null, deliveredAt] } as const
  const back = { status: ['ongoing', 'done'], returnedAt: [null, returnedAt] } as const
  return [
    created,
    step(stay.bookedAt, 'pending', { status: ['draft', 'pending'] }),
    ...(deliveredAt ? [step(deliveredAt, 'delivered', { ...left } as never)] : []),
    ...(returnedAt ? [step(returnedAt, 'returned', { ...back } as never)] : []),
  ]
}

/** Stores the checks of every delivery and return, and leaves each vehicle with the readings of its last one. */
async function inspect(
  tx: Tx,
  { companyId, userId, vehicles }: DemoCompany,
  stored: Stored[],
  random: Random,
): Promise<void> {
  const checks: Row<'checks'>[] = []
  for (const [at, vehicle] of vehicles.entries()) {
    let { odometer } = vehicle
    let { locationId } = vehicle
    const own = stored.filter(({ stay, rental }) => stay.vehicle === at && rental.row.deliveredAt)
    for (const { rental, rentalId } of own.toSorted((a, b) => a.stay.start.localeCompare(b.stay.start))) {
      const { deliveredAt, returnedAt, startsAt, endsAt, arrivalAgencyId, vehicleId } = rental.row
      const check = { companyId, rentalId, vehicleId, fuelLevel: '4/4', recordedBy: userId }
      checks.push({ ...check, stage: 'delivery', odometer, recordedAt: deliveredAt as string })
      if (!returnedAt) continue
      odometer += Math.round((minutesBetween(startsAt, endsAt) / 1440) * random.between(25, 70))
      locationId = arrivalAgencyId
      checks.push({ ...check, stage: 'return', odometer, recordedAt: returnedAt })
    }
    await updateVehicle(tx, companyId, vehicle.id, { odometer, locationId })
  }
  await insertMany(tx, 'checks', checks)
}

function paymentEntry(action: 'created' | 'refunded', entityId: number, payment: Row<'payments'>): Entry {
  const { companyId, takenBy, takenAt, rentalId, totalCents, securityDepositCents, correctsPaymentId, reason } = payment
  const changes = {
    rentalId: [null, rentalId],
    totalAmount: [null, toEuros(totalCents)],
    securityDepositAmount: [null, toEuros(securityDepositCents)],
    ...(correctsPaymentId && { correctsPaymentId: [null, correctsPaymentId], reason: [null, reason] }),
  }
  const entry = { companyId, userId: takenBy ?? null, at: takenAt as string, entity: 'payment', entityId, action }
  return { ...entry, changes: changes as never }
}

function categoryAt({ categories, vehicles }: DemoCompany, at: number): Category {
  return categories.find(({ id }) => id === vehicles[at]?.categoryId) as Category
}
