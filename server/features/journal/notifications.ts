import type { Closing } from '@filao/domain/journal/closing'
import { anchorOf } from '@filao/domain/journal/entry'
import { findAdmin, isCompanyProven, listAdmins } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import type { Written } from '#platform/journal/chain'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { headSubject, headText } from './mails/head.ts'
import { loadCompany } from './queries.ts'
import { verifyJournal } from './verification.ts'

/** The end of the journal at a month's closing, for one administrator. */
type HeadMail = { companyId: number; mailId: number; userId: number; period: string; seq: number; hash: string }

/** Mails the end of the journal to an administrator: a copy out of the reach of those who could cut it off. */
export const headMailJob = defineJob<HeadMail>('journalMail', { sendsMail: true })

/** Queues the mails of the latest month among new closings, for each administrator, once. */
export async function notifyOfMonth(
  tx: Tx,
  enqueue: Enqueue,
  companyId: number,
  closings: (Written & Pick<Closing, 'closing' | 'period'>)[],
  now: string,
): Promise<void> {
  const month = closings.findLast(({ closing }) => closing === 'month')
  if (!month || !(await isCompanyProven(tx, companyId))) return
  const { period, seq, hash } = month
  for (const { id: userId, email, language } of await listAdmins(tx, companyId)) {
    const stored = await insertSentMail(tx, {
      companyId,
      kind: 'journal',
      recipient: email,
      subject: headSubject(period, anchorOf(hash), language),
      dedupe: `journal:${period}:${userId}`,
      queuedAt: now,
    })
    if (stored) await enqueue(tx, headMailJob, { companyId, mailId: stored.id, userId, period, seq, hash })
  }
}

/** Sends the end of the journal with the result of a check, once. Sends nothing when its reader has left. */
export async function sendHeadMail(parts: MailParts, job: HeadMail): Promise<void> {
  const { companyId, userId } = job
  await sendOnce(parts, job, (_mail, read) =>
    read(async (tx) => {
      const reader = await findAdmin(tx, companyId, userId)
      if (!reader) return null
      const [{ name }, { isWhole }] = [await loadCompany(tx, companyId), await verifyJournal(tx, companyId)]
      const { email: to, language } = reader
      return mail({
        to,
        language,
        ...headText({ ...job, companyName: name, isWhole, language, publicUrl: parts.publicUrl }),
      })
    }),
  )
}
