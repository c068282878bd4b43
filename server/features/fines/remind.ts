import { territories } from '@filao/domain/company/territories'
import { reminderDue } from '@filao/domain/fines/term'
import { localDate } from '@filao/domain/kernel/time'
import type { Database, Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { findReader, listFinesToName, listProvenCompanyIds, loadFine } from './fine-queries.ts'
import { reminderSubject, reminderText } from './mails/reminder.ts'

type ReminderMail = { companyId: number; mailId: number; fineId: number }

/** Sends the reminder of one notice. */
export const reminderMailJob = defineJob<ReminderMail>('fineReminderMail', { sendsMail: true })

/** Queues the reminders of notices that have waited 30 or 40 days for the name of their driver, each once. */
export async function remindOfFines(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  await inEachCompany(db, listProvenCompanyIds, (tx, companyId) => remindCompany(tx, enqueue, companyId, now))
}

async function remindCompany(tx: Tx, enqueue: Enqueue, companyId: number, now: string): Promise<void> {
  const fines = await listFinesToName(tx, companyId)
  const reader = fines.length > 0 ? await findReader(tx, companyId) : undefined
  if (!reader?.email) return
  const today = localDate(now, territories[reader.countryCode].timezone)
  for (const fine of fines) {
    const days = reminderDue(fine, today)
    if (days === null) continue
    const stored = await insertSentMail(tx, {
      companyId,
      kind: 'fine_reminder',
      recipient: reader.email,
      subject: reminderSubject(fine, reader.language),
      dedupe: `fine:${fine.id}:${days}`,
      queuedAt: now,
    })
    if (stored) await enqueue(tx, reminderMailJob, { companyId, mailId: stored.id, fineId: fine.id })
  }
}

/** Sends a reminder, once. Sends nothing when the driver has been named meanwhile. */
export async function sendReminder(parts: MailParts, job: ReminderMail): Promise<void> {
  const { companyId, fineId } = job
  await sendOnce(parts, job, async (_mail, read) => {
    return await read(async (tx) => {
      const reader = await findReader(tx, companyId)
      const fine = await loadFine(tx, companyId, fineId)
      if (!reader?.email || fine.status !== 'to_do') return null
      const { email: to, language } = reader
      return mail({ to, language, ...reminderText({ fine, language, publicUrl: parts.publicUrl }) })
    })
  })
}
