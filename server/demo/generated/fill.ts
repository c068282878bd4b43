import { defaultPublicIdPattern, formatPublicId } from '@filao/domain/company/public-id'
import { addMinutes, localDate, minutesBetween, toInstant } from '@filao/domain/kernel/time'
import { closeJournal } from '#features/journal/closing'
import type { Tx } from '#platform/database/connect'
import type { OpenCompany } from '../material/company.ts'
import { insertMany, prepareForManyRows, type Row, updateCounters } from '../material/queries.ts'
import type { Random } from '../material/random.ts'
import { openBooks } from './books.ts'
import { paidOf, returnDeposits } from './deposits.ts'
import { type DrawnVehicle, drawFleet } from './fleet.ts'
import { drawCustomers } from './people.ts'
import { type Booking, type DrawnRental, drawRental } from './rentals.ts'

/**
 * The amount of data to generate. With `historyDays`, rentals that ended longer ago are left out; future ones stay
 * unchanged.
 */
export type Load = { vehicles: number; rentals: number; customers: number; historyDays?: number }

/** The share of the deposits that nobody has given back yet after the return. */
const forgottenDeposits = 0.01

/** Rows sent in one statement. */
const batch = 5000

const timezone = 'America/Guadeloupe'

/**
 * Fills a company that has just opened with its fleet, customers and rentals around `now`, in one transaction. `tell`
 * is called with the progress.
 */
export async function fillCompany(
  tx: Tx,
  company: OpenCompany,
  load: Load,
  { now, random, report }: { now: string; random: Random; report: (what: string) => void },
): Promise<void> {
  await prepareForManyRows(tx)
  const midnight = toInstant(`${localDate(now, timezone)}T00:00`, timezone)
  const calendar = { midnight, now: minutesBetween(midnight, now) }
  const fleet = drawFleet(company, load, calendar, random)
  const vehicleIds = await insertMany(
    tx,
    'vehicles',
    fleet.map(({ row }) => row),
  )
  report(`${load.vehicles} vehicles`)
  await sendToWorkshop(tx, company.companyId, fleet, vehicleIds)
  const customerIds: number[] = []
  for (const rows of inBatches(drawCustomers(load.customers, company.companyId, publicIdOf, calendar, random))) {
    customerIds.push(...(await insertMany(tx, 'customers', rows)))
    report(`${customerIds.length} customers`)
  }
  const since = load.historyDays === undefined ? '' : addMinutes(midnight, -load.historyDays * 1440)
  let done = 0
  for (const bookings of inBatches(bookingsOf(fleet, vehicleIds, customerIds, since, random))) {
    const rentals = bookings.map((booking) => drawRental(company, booking, random))
    const paid = paidOf(rentals, await insertRentals(tx, company.companyId, rentals))
    await returnDeposits(
      tx,
      paid.filter(() => !random.chance(forgottenDeposits)),
    )
    done += bookings.length
    report(`${done} rentals`)
  }
  await updateCounters(tx, company.companyId, load)
  const books = await openBooks(tx, company.companyId, timezone)
  await books.writeUntil(tx, now)
  await closeJournal(tx, company.companyId, now)
}

/**
 * Yields the rentals of the fleet that ended since then or are still to end, numbered in the order in which they were
 * booked.
 */
function* bookingsOf(
  fleet: DrawnVehicle[],
  vehicleIds: number[],
  customerIds: number[],
  since: string,
  random: Random,
): Generator<Booking> {
  const planned = fleet.flatMap(({ timeline, category }, at) =>
    timeline.rentals
      .filter((plan) => plan.end >= since)
      .map((plan) => ({ plan, category, vehicleId: vehicleIds[at] as number })),
  )
  planned.sort((a, b) => Date.parse(a.plan.bookedAt) - Date.parse(b.plan.bookedAt))
  let number = 0
  for (const one of planned) {
    const publicId = publicIdOf(++number, localDate(one.plan.bookedAt, timezone))
    yield { ...one, publicId, customerId: random.pick(customerIds) }
  }
}

/** Returns the public id of the n-th rental or customer, from the day on which it was stored. */
export function publicIdOf(number: number, day: string): string {
  return formatPublicId(defaultPublicIdPattern, number, day)
}

async function sendToWorkshop(tx: Tx, companyId: number, fleet: DrawnVehicle[], vehicleIds: number[]): Promise<void> {
  const stays = fleet.flatMap(({ timeline }, at) =>
    timeline.workshop.map(({ start, end }) => ({ vehicleId: vehicleIds[at] as number, start, end })),
  )
  for (const rows of inBatches(stays)) {
    const unavailable = rows.map(({ vehicleId, start, end }) => ({
      companyId,
      vehicleId,
      startsAt: start,
      endsAt: end,
      description: 'Atelier',
    }))
    const ids = await insertMany(tx, 'unavailabilities', unavailable)
    const occupied = rows.map(({ vehicleId, start, end }, at) => ({
      companyId,
      vehicleId,
      unavailabilityId: ids[at] as number,
      period: `[${start},${end})`,
    }))
    await insertMany(tx, 'occupancies', occupied)
  }
}

/** Stores rentals with their payments, options and occupancies. Returns the ids in the order of the rentals. */
export async function insertRentals(
  tx: Tx,
  companyId: number,
  rentals: DrawnRental[],
): Promise<{ rentalIds: number[]; paymentIds: number[] }> {
  const ids = await insertMany(
    tx,
    'rentals',
    rentals.map(({ row }) => row),
  )
  const withId = rentals.map((rental, at) => ({ ...rental, rentalId: ids[at] as number }))
  const payments: Row<'payments'>[] = withId.flatMap(({ rentalId, payments }) =>
    payments.map((payment) => ({ ...payment, rentalId })),
  )
  const options = withId.flatMap(({ rentalId, optionIds }) =>
    optionIds.map((optionId) => ({ companyId, rentalId, optionId })),
  )
  const occupied = withId.flatMap(({ rentalId, row, period }) =>
    period ? [{ companyId, vehicleId: row.vehicleId, rentalId, period }] : [],
  )
  const [paymentIds] = await Promise.all([
    insertMany(tx, 'payments', payments),
    insertMany(tx, 'rentalOptions', options),
    insertMany(tx, 'occupancies', occupied),
  ])
  return { rentalIds: ids, paymentIds }
}

function* inBatches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let rows: Item[] = []
  for (const item of items) {
    rows.push(item)
    if (rows.length === batch) {
      yield rows
      rows = []
    }
  }
  if (rows.length > 0) yield rows
}
