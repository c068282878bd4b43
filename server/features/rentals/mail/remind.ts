import { addMinutes } from '@filao/domain/kernel/time'
import { isReminderDue, reminderMinutes } from '@filao/domain/rentals/mail/mail'
import { listCompanyIds } from '#features/company/public'
import type { Database } from '#platform/database/connect'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import type { Enqueue } from '#platform/jobs/jobs'
import { mailAbout } from './queue-mail.ts'
import { listEnding } from './texts/mail-queries.ts'

/** Queues the reminders of the next returns, in companies that enabled them: once for each rental and planned end. */
export async function remindCustomers(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  const period = { from: now, to: addMinutes(now, reminderMinutes) }
  await inEachCompany(db, listCompanyIds, async (tx, companyId) => {
    const ending = await listEnding(tx, companyId, period)
    for (const { id: rentalId, end } of ending.filter((rental) => isReminderDue(rental, now))) {
      const dedupe = `reminder:${rentalId}:${end}`
      await mailAbout(tx, enqueue, { companyId, rentalId, kind: 'reminder', dedupe, isAutomatic: true, now })
    }
  })
}
