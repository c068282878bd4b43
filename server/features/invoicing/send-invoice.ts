import { Problem } from '@filao/domain/kernel/problem'
import { addMinutes } from '@filao/domain/kernel/time'
import { checkNotTooMany } from '@filao/domain/rentals/mail/mail'
import { checkCompanyProven, checkMailBudget } from '#features/access/public'
import { listMailTimes, lockRental, wordsOf } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { audit } from '#platform/feature/audit'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import type { PrintParts } from '#platform/pdf/print'
import { invoiceMail } from './mails/invoice.ts'
import { readContent } from './stored/content.ts'
import { loadStored } from './stored/invoice-queries.ts'
import { invoicesPdf, loadPrinted } from './stored/print.ts'

/** The data of a job that mails a document. */
type InvoiceMail = { companyId: number; mailId: number; invoiceId: number }

/** Mails a document. Those of one company are printed one by one, in parallel with those of another. */
export const invoiceMailJob = defineJob<InvoiceMail>('invoiceMail', {
  concurrency: { localConcurrency: 2, localGroupConcurrency: 1 },
  sendsMail: true,
})

/**
 * Queues a mail with a document to an address, or to the one on it; at most five an hour for a rental. One that nobody
 * asked for just now may exceed the company's budget once more.
 */
export async function sendInvoice(
  tx: Tx,
  { userId, enqueue }: { userId: number | null; enqueue: Enqueue },
  { companyId, id }: { companyId: number; id: number },
  email: string | undefined,
  now: string,
  isAutomatic = false,
): Promise<{ recipient: string }> {
  const stored = await loadStored(tx, companyId, id)
  const { rentalId } = stored
  await lockRental(tx, companyId, rentalId)
  await checkCompanyProven(tx, companyId)
  const content = readContent(stored)
  const recipient = email ?? content.buyer.email
  if (!recipient) throw new Problem('conflict', noAddress)
  checkNotTooMany(await listMailTimes(tx, { companyId, rentalId, kind: 'invoice', since: addMinutes(now, -60) }), now)
  await checkMailBudget(tx, { companyId, now }, isAutomatic)
  const words = await wordsOf(tx, { companyId, kind: 'invoice', language: content.language })
  const { subject } = invoiceMail(content, '', words)
  const queued = await insertSentMail(tx, { companyId, rentalId, kind: 'invoice', recipient, subject, queuedAt: now })
  const mailId = (queued as NonNullable<typeof queued>).id
  await enqueue(tx, invoiceMailJob, { companyId, mailId, invoiceId: id })
  const changes = { mailId: [null, mailId] satisfies [null, number] }
  await audit(tx, { companyId, userId, entity: 'rental', entityId: rentalId, action: 'mailed', changes })
  return { recipient }
}

/** Sends a mail with a document, once. */
export async function sendInvoiceMail(parts: MailParts & PrintParts, job: InvoiceMail): Promise<void> {
  const { companyId, invoiceId } = job
  await sendOnce(parts, job, async ({ recipient }, read) => {
    const printed = await read((tx) => loadPrinted(tx, companyId, invoiceId))
    const { language } = printed.content
    const words = await read((tx) => wordsOf(tx, { companyId, kind: 'invoice', language }))
    const message = mail({ ...invoiceMail(printed.content, parts.publicUrl, words), to: recipient })
    return { ...message, attachments: [await invoicesPdf(parts, [printed], { companyId })] }
  })
}

const noAddress = {
  fr: 'Ce client n’a pas d’adresse e-mail\u202f: indiquez à qui envoyer le document.',
  en: 'This customer has no email address: say where to send the document.',
}
