import type { Database } from './database/connect.ts'
import { deleteUnsentMail, findSentMail, markSent, type StoredMail } from './database/sent-mails.ts'
import { inTransaction } from './database/tenant.ts'
import type { Message, SendMail } from './mail.ts'

/** What sends the mails that `sent_mails` holds. */
export type MailParts = { db: Database; send: SendMail; publicUrl: string; now: () => string }

/**
 * Sends a stored mail, once: whoever comes second waits for the first and finds it sent. `compose` makes it as things are at
 * that moment, before the row is locked, since printing takes its time; null where nothing is left to say, which forgets
 * the mail. The row stays locked while the mail server is spoken to; the server is given up before the transaction is.
 */
export async function sendOnce(
  { db, send, publicUrl, now }: MailParts,
  { companyId, mailId }: { companyId: number; mailId: number },
  compose: (mail: StoredMail) => Promise<Message | null>,
): Promise<void> {
  const scope = { companyId, userId: 0 }
  const waiting = await inTransaction(db, scope, (tx) => findSentMail(tx, companyId, mailId))
  if (!waiting || waiting.sentAt) return
  const message = await compose(waiting)
  await inTransaction(db, scope, async (tx) => {
    const mail = await findSentMail(tx, companyId, mailId, { lock: true })
    if (!mail || mail.sentAt) return
    if (!message) return await deleteUnsentMail(tx, companyId, mailId)
    const messageId = `<mail-${mailId}-${Date.parse(mail.queuedAt)}@${new URL(publicUrl).hostname}>`
    await send({ ...message, to: mail.recipient, subject: mail.subject, messageId })
    await markSent(tx, companyId, mailId, now())
  })
}
