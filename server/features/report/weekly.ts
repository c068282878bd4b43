import { territories } from '@filao/domain/company/territories'
import { addDays } from '@filao/domain/kernel/time'
import { reportMonday, reportWeeks } from '@filao/domain/report/weeks'
import { dueWithin } from '@filao/domain/upkeep/state'
import { loadCompany } from '#features/company/public'
import { sumReceivables } from '#features/receivables/public'
import { readStatistics } from '#features/statistics/public'
import { readDeadlines } from '#features/upkeep/public'
import type { Database, Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { type Report, reportSubject, reportText } from './mails/weekly.ts'
import { countReturns, findReportReader, listReportCompanies, listReportReaders } from './queries.ts'

type ReportMail = { companyId: number; mailId: number; userId: number; monday: string }

/** Sends the report of a Monday to one administrator. */
export const reportMailJob = defineJob<ReportMail>('weeklyReportMail', { sendsMail: true })

/** Queues the reports of companies where it is Monday morning: one for each administrator who wants it. */
export async function queueReports(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  await inEachCompany(db, listReportCompanies, (tx, companyId) => queueReport(tx, enqueue, companyId, now))
}

async function queueReport(tx: Tx, enqueue: Enqueue, companyId: number, now: string): Promise<void> {
  const monday = await mondayOf(tx, companyId, now)
  if (monday === null) return
  for (const { id: userId, email, language } of await listReportReaders(tx, companyId)) {
    const stored = await insertSentMail(tx, {
      companyId,
      kind: 'weekly_report',
      recipient: email,
      subject: reportSubject(monday, language),
      dedupe: `weekly_report:${monday}:${userId}`,
      queuedAt: now,
    })
    if (stored) await enqueue(tx, reportMailJob, { companyId, mailId: stored.id, userId, monday })
  }
}

/** Sends a report, once. Sends nothing when the morning is over, or its reader has left or no longer wants it. */
export async function sendReport(parts: MailParts, job: ReportMail): Promise<void> {
  const { companyId, userId, monday } = job
  await sendOnce(parts, job, async (_mail, read) => {
    return await read(async (tx) => {
      const now = parts.now()
      const reader = await findReportReader(tx, companyId, userId)
      if (!reader || (await mondayOf(tx, companyId, now)) !== monday) return null
      const { email: to, language } = reader
      const report = await loadReport(tx, companyId, monday, now)
      return mail({ to, language, ...reportText(report, { language, publicUrl: parts.publicUrl }) })
    })
  })
}

/** Loads the figures of a report, from what the statistics, the receivables and the deadlines show. */
async function loadReport(tx: Tx, companyId: number, monday: string, now: string): Promise<Report> {
  const weeks = reportWeeks(monday)
  const days = { from: weeks.before.from, to: weeks.next.to }
  const { name } = await loadCompany(tx, companyId)
  const { parts } = await readStatistics(tx, { companyId, days, now }, 'week')
  const { ages, quotes } = await sumReceivables(tx, companyId, { now })
  const overdue = ages.filter(({ age }) => age !== 'not_due')
  const deadlines = await readDeadlines(tx, companyId, { now })
  const [before, last, next] = parts
  if (!before || !last || !next) throw new Error('the statistics have fewer than three weeks')
  return {
    companyName: name,
    monday,
    weeks,
    figures: { before, last, next },
    returns: await countReturns(tx, companyId, weeks.next, now),
    overdue: {
      count: overdue.reduce((sum, { count }) => sum + count, 0),
      amount: overdue.reduce((sum, { amount }) => sum + amount, 0),
    },
    quotes,
    deadlines: dueWithin(deadlines, '', addDays(weeks.next.to, 1)).length,
  }
}

async function mondayOf(tx: Tx, companyId: number, now: string): Promise<string | null> {
  const { countryCode } = await loadCompany(tx, companyId)
  return reportMonday(now, territories[countryCode].timezone)
}
