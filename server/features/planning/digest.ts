import { digestDay } from '@filao/domain/planning/digest'
import { readDeadlines } from '#features/upkeep/public'
import type { Database, Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { loadCounter } from './counter.ts'
import { findDigestReader, listDigestCompanies, listVehiclesOfZone, listZones } from './digest-queries.ts'
import { type AgencyDay, digestSubject, digestText } from './mails/digest.ts'

type DigestMail = { companyId: number; mailId: number; date: string; timezone: string }

/** Sends the departures and returns of a day at the agencies of a zone, with the deadlines of the vehicles there. */
export const digestMailJob = defineJob<DigestMail>('digestMail', { sendsMail: true })

/** Queues the digests of the agencies where it is morning: one mail for each company, zone and day. */
export async function queueDigests(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  await inEachCompany(db, listDigestCompanies, (tx, companyId) => askForDigest(tx, enqueue, companyId, now))
}

async function askForDigest(tx: Tx, enqueue: Enqueue, companyId: number, now: string): Promise<void> {
  const [reader, agencies] = await Promise.all([findDigestReader(tx, companyId), listZones(tx, companyId)])
  if (!reader?.email) return
  for (const timezone of new Set(agencies.map((agency) => agency.timezone))) {
    const date = digestDay(now, timezone)
    if (!date) continue
    const stored = await insertSentMail(tx, {
      companyId,
      kind: 'digest',
      recipient: reader.email,
      subject: digestSubject(date, reader.language),
      dedupe: `digest:${date}:${timezone}`,
      queuedAt: now,
    })
    if (stored) await enqueue(tx, digestMailJob, { companyId, mailId: stored.id, date, timezone })
  }
}

/** Sends a digest, once, with the day as it is then. Sends nothing for a day that is empty or over. */
export async function sendDigest(parts: MailParts, job: DigestMail): Promise<void> {
  const { companyId, date, timezone } = job
  await sendOnce(parts, job, async (_mail, read) => {
    const now = parts.now()
    if (digestDay(now, timezone) !== date) return null
    return await read(async (tx) => {
      const reader = await findDigestReader(tx, companyId)
      if (!reader?.email) return null
      const days = await loadDays(tx, companyId, timezone, now)
      const here = new Set(await listVehiclesOfZone(tx, companyId, timezone))
      const due = await readDeadlines(tx, companyId, { now, states: ['overdue', 'soon'] })
      const deadlines = due.filter(({ vehicle }) => here.has(vehicle.id))
      if (days.length === 0 && deadlines.length === 0) return null
      const { email: to, language } = reader
      const text = digestText({ days, deadlines, date, now, timezone, language, publicUrl: parts.publicUrl })
      return mail({ to, language, ...text })
    })
  })
}

/** Loads the open lines of the agencies of a zone, without agencies that have none. */
async function loadDays(tx: Tx, companyId: number, timezone: string, now: string): Promise<AgencyDay[]> {
  const days: AgencyDay[] = []
  for (const agency of await listZones(tx, companyId)) {
    if (agency.timezone !== timezone) continue
    const counter = await loadCounter(tx, companyId, { agencyId: agency.id }, now)
    const departures = counter.departures.filter(({ status }) => status === 'pending')
    const returns = counter.returns.filter(({ status }) => status === 'ongoing')
    if (departures.length + returns.length > 0) days.push({ agency, departures, returns })
  }
  return days
}
