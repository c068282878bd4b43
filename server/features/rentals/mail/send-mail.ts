import { isMoot, type MailKind } from '@filao/domain/rentals/mail/mail'
import type { Message } from '#platform/mail/mail'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { type PrintParts, pdfOf } from '#platform/pdf/print'
import { loadDocument } from '../document/document.ts'
import { documentPrint } from '../document/print.ts'
import { loadReceipt, receiptPrint } from '../document/receipt.ts'
import { type RentalMail, readerOf } from './queue-mail.ts'
import { dueCentsOf, senderOf } from './texts/about.ts'
import { loadMailFacts } from './texts/mail-queries.ts'
import { mailText } from './texts/text.ts'

/** Sends a mail about a rental, once, with the data and the document of that moment. */
export async function sendRentalMail(parts: MailParts & PrintParts, job: RentalMail): Promise<void> {
  const { companyId } = job
  await sendOnce(parts, job, async ({ rentalId, kind, line }, read) => {
    const now = parts.now()
    if (rentalId === null) return null
    const facts = await read((tx) => loadMailFacts(tx, companyId, rentalId))
    const reader = readerOf(kind, facts)
    if (!reader || isMoot(kind, { ...facts, dueCents: dueCentsOf(facts) }, now)) return null
    // The mail shows the customer's own answer, even if the status changed since.
    const content =
      kind === 'answer' ? { ...facts, status: job.status, answeredFrom: job.answeredFrom, refusal: job.refusal } : facts
    const about = { ...content, language: reader.language, publicUrl: parts.publicUrl, line }
    const message: Message = mail({
      ...(await read((tx) => mailText(tx, kind as MailKind, about))),
      to: reader.email,
      language: reader.language,
      ...(kind === 'answer' ? {} : { sender: senderOf(about) }),
    })
    if (kind === 'document') {
      const document = await read((tx) => loadDocument(tx, companyId, rentalId, now))
      return { ...message, attachments: [await pdfOf(parts, documentPrint(parts.files, { document }), { companyId })] }
    }
    if (kind === 'receipt' && job.paymentId) {
      const key = { companyId, rentalId, id: job.paymentId }
      const receipt = await read((tx) => loadReceipt(tx, key, now))
      return { ...message, attachments: [await pdfOf(parts, receiptPrint(parts.files, receipt), { companyId })] }
    }
    return message
  })
}
