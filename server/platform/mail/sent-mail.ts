import type { Database, Tx } from '../database/connect.ts'
import { deleteUnsentMail, findSentMail, lockDedupe, markSent, type StoredMail } from '../database/tables/sent-mails.ts'
import { inTransaction } from '../database/tenancy/tenant.ts'
import type { Message, SendMail } from './mail.ts'

/** The parts that send the mails of `sent_mails`. */
export type MailParts = { db: Database; send: SendMail; publicUrl: string; now: () => string }

/** Runs queries in the scope of the mail's company. */
type Read = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/** Composes a mail from the data that `read` gives at that moment; null when nothing is left to say. */
export type Compose = (mail: StoredMail, read: Read) => Promise<Message | null>

/**
 * Sends a stored mail, once: a second caller waits for the first and finds it sent. `compose` runs before the row is
 * locked, since printing is slow; when it gives null the mail is deleted. The row stays locked during the exchange with
 * the mail server, whose time limit is shorter than the transaction's.
 */
export async function sendOnce(
  { db, send, publicUrl, now }: MailParts,
  { companyId, mailId }: { companyId: number; mailId: number },
  compose: Compose,
): Promise<void> {
  const read: Read = (work) => inTransaction(db, { companyId, userId: 0 }, work)
  const waiting = await read((tx) => findSentMail(tx, companyId, mailId))
  if (!waiting || waiting.sentAt) return
  const message = (await compose(waiting, read)) ?? (await read((tx) => composeOrForget(tx, waiting, compose)))
  if (!message) return
  await read(async (tx) => {
    const mail = await findSentMail(tx, companyId, mailId, { lock: true })
    if (!mail || mail.sentAt) return
    const messageId = `<mail-${mailId}-${Date.parse(mail.queuedAt)}@${new URL(publicUrl).hostname}>`
    await send({ ...message, to: mail.recipient, messageId })
    await markSent(tx, companyId, mailId, now(), message.subject)
  })
}

/**
 * Deletes a mail that has nothing left to say. Composes it once more under the lock that every request for the same
 * mail takes: earlier changes are read here, and after the deletion a request stores a new row.
 */
async function composeOrForget(tx: Tx, mail: StoredMail, compose: Compose): Promise<Message | null> {
  if (mail.dedupe) {
    await lockDedupe(tx, mail.companyId, mail.dedupe)
    const message = await compose(mail, (work) => work(tx))
    if (message) return message
  }
  await deleteUnsentMail(tx, mail.companyId, mail.id)
  return null
}
