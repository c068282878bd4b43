import { createCustomer } from '@filao/domain/customers/contract'
import { lapseOffers } from '#features/rentals/lapse/lapse'
import { type RentalMail, rentalMailJob } from '#features/rentals/mail/queue-mail'
import type { Tx } from '#platform/database/connect'
import { markSent } from '#platform/database/tables/sent-mails'
import { refreshStatistics } from '#platform/database/tables/statistics'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Parts } from '#platform/feature/feature'
import type { Enqueue } from '#platform/jobs/jobs'
import { buildApp } from '../app/app.ts'
import { assignCustomers, type Booked } from './clientele.ts'
import { openBooks } from './generated/books.ts'
import { writeHistory } from './history.ts'
import { invoiceHistory } from './invoices.ts'
import { openDemo } from './material/company.ts'
import { timezone } from './material/data.ts'
import type { DrawnPerson } from './material/people.ts'
import { type Person, person } from './material/person.ts'
import { planStays, playedFrom, span } from './material/plan-stays.ts'
import { seeded } from './material/random.ts'
import { addDeadlines } from './records/deadlines.ts'
import { recordDebts } from './records/debts.ts'
import { setDriverRules } from './records/drivers.ts'
import { recordFines } from './records/fines.ts'
import { recordPrivacy } from './records/privacy.ts'
import { type BookedStay, playStays } from './rentals.ts'

/** The seed of everything invented: the company is the same at each first start, relative to its day. */
const seed = 971

/**
 * Loads one company around today: agencies, fleet, prices, customers, a year of rentals and those of the coming weeks.
 * The recent ones go through the application's own calls, on a clock that is moved; the older ones are written as these
 * calls would have left them. Mails are requested but not sent. Throws at its next call once `stopped` is aborted.
 */
export async function loadDemo(parts: Parts, stopped?: AbortSignal): Promise<void> {
  const today = parts.now()
  let now = new Date(Date.parse(today) + span.opened * 86_400_000).toISOString()
  const enqueue: Enqueue = async (tx, job, data) => {
    if (job.name !== rentalMailJob.name) return
    const { companyId, mailId } = data as unknown as RentalMail
    await markSent(tx, companyId, mailId, now)
  }
  const app = await buildApp({ ...parts, now: () => now, enqueue })
  try {
    const random = seeded(seed)
    const owner = person(app, { stopped })
    const company = await openDemo(owner, parts.db, random)
    const stays = company.vehicles.flatMap((_, vehicle) => planStays(company, vehicle, today, random))
    const { people, bookings } = assignCustomers(stays, random)
    const scope = { companyId: company.companyId, userId: company.userId }
    const isOld = ({ stay }: Booked) => stay.start < playedFrom(today)
    const old = bookings.filter(isOld)
    const known = people.slice(0, Math.max(...old.map(({ customer }) => customer)) + 1)
    const ids = await inTransaction(parts.db, scope, (tx) =>
      writeHistory(tx, company, { people: known, bookings: old }, { now: today, random }),
    )
    const inBooks = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(parts.db, scope, work)
    const books = await inBooks((tx) => openBooks(tx, company.companyId, timezone))
    await invoiceHistory(parts.db, scope, books.closeUntil, today)
    const customers = people.map((drawn, at) => register(owner, company.companyId, drawn, ids[at]))
    const played = bookings.filter((booked) => !isOld(booked))
    const booked = played.map(({ stay, customer }): BookedStay => {
      return { ...stay, customer: customers[customer] as BookedStay['customer'] }
    })
    await inBooks((tx) => books.closeUntil(tx, playedFrom(today)))
    await playStays(booked, { staff: owner, company, random, now: today }, async (instant) => {
      now = instant
      if (books.isBehind(instant)) await inBooks((tx) => books.closeUntil(tx, instant))
    })
    await inBooks((tx) => books.closeUntil(tx, today))
    now = today
    // A year of rows that the planner knows nothing of made it loop: the books of a month took the 15 s of a statement.
    await refreshStatistics(parts.db)
    await addDeadlines(owner, company, today)
    await setDriverRules(owner, company, today, random)
    await lapseOffers(parts.db, enqueue, today)
    await recordFines(
      owner,
      company,
      bookings.map(({ stay }) => stay),
      today,
    )
    await recordDebts({ staff: owner, db: parts.db }, company, today)
    const still = new Set(played.map(({ customer }) => customer))
    await recordPrivacy(
      owner,
      company,
      ids.filter((_, at) => !still.has(at)),
    )
  } finally {
    await app.close()
  }
}

/** Returns a function that answers with the customer, and creates them at its first call unless they have an id. */
function register(staff: Person, companyId: number, drawn: DrawnPerson, id?: number): BookedStay['customer'] {
  let customer = id === undefined ? null : Promise.resolve({ id })
  return () => {
    customer ??= staff.request(createCustomer, { params: { companyId }, body: drawn })
    return customer
  }
}
