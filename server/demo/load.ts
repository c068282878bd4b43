import { type RentalMail, rentalMailJob } from '#features/rentals/mail/queue-mail'
import { markSent } from '#platform/database/tables/sent-mails'
import type { Parts } from '#platform/feature'
import type { Enqueue } from '#platform/jobs'
import { buildApp } from '../app.ts'
import { openDemo } from './company.ts'
import { person } from './person.ts'
import { seeded } from './random.ts'
import { playRentals } from './rentals.ts'

/** Days before today on which the company opened. */
const openedDaysAgo = 75

/**
 * Loads one company around today: agencies, fleet, prices, customers, and three months of rentals in every status.
 * Everything goes through the application's own calls, on a clock that is moved; mails are requested but not sent.
 */
export async function loadDemo(parts: Parts): Promise<void> {
  const today = parts.now()
  let now = new Date(Date.parse(today) - openedDaysAgo * 86_400_000).toISOString()
  const enqueue: Enqueue = async (tx, job, data) => {
    if (job.name !== rentalMailJob.name) return
    const { companyId, mailId } = data as unknown as RentalMail
    await markSent(tx, companyId, mailId, now)
  }
  const app = await buildApp({ ...parts, now: () => now, enqueue })
  try {
    const random = seeded(Date.parse(today.slice(0, 10)) / 86_400_000)
    const owner = person(app)
    const company = await openDemo(owner, parts.db, random)
    await playRentals(owner, company, random, today, (instant) => {
      now = instant
    })
  } finally {
    await app.close()
  }
}
