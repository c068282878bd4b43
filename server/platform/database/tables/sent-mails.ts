import type { Insertable } from 'kysely'
import type { Tx } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { lockName } from '../tenancy/name-lock.ts'

/** A mail as it was requested. */
export type StoredMail = NonNullable<Awaited<ReturnType<typeof findSentMail>>>

const fields = [
  'id',
  'companyId',
  'rentalId',
  'kind',
  'recipient',
  'subject',
  'line',
  'dedupe',
  'queuedAt',
  'sentAt',
] as const

/**
 * Stores a mail to be sent; undefined when the same mail is stored already (`dedupe`), sent or not. The job of an
 * unsent one decides under the same lock if there is still something to say.
 */
export async function insertSentMail(tx: Tx, mail: Insertable<Schema['sentMails']>) {
  if (mail.dedupe) await lockDedupe(tx, mail.companyId, mail.dedupe)
  return await tx
    .insertInto('sentMails')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['companyId', 'dedupe']).where('dedupe', 'is not', null).doNothing())
    .returning(fields)
    .executeTakeFirst()
}

/**
 * Locks a mail's `dedupe` key until this transaction ends: others can neither request nor delete the same mail. Does
 * not wait for a mail server.
 */
export async function lockDedupe(tx: Tx, companyId: number, dedupe: string): Promise<void> {
  await lockName(tx, `sent mail ${companyId} ${dedupe}`)
}

/** Finds a requested mail; with `lock`, no other process sends it before this transaction ends. */
export async function findSentMail(tx: Tx, companyId: number, id: number, { lock = false } = {}) {
  const query = tx.selectFrom('sentMails').select(fields).where('companyId', '=', companyId).where('id', '=', id)
  return await (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Records that a mail was sent at this instant, and its subject where that has changed since it was requested. */
export async function markSent(tx: Tx, companyId: number, id: number, sentAt: string, subject?: string): Promise<void> {
  const sent = subject === undefined ? { sentAt } : { sentAt, subject }
  await tx.updateTable('sentMails').set(sent).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Deletes a mail that is not sent after all. */
export async function deleteUnsentMail(tx: Tx, companyId: number, id: number): Promise<void> {
  const mail = tx.deleteFrom('sentMails').where('companyId', '=', companyId).where('id', '=', id)
  await mail.where('sentAt', 'is', null).execute()
}

/** Deletes the mails of these kinds about a rental that were not sent yet. */
export async function deleteUnsentMailsOfRental(tx: Tx, companyId: number, rentalId: number, kinds: string[]) {
  const mails = tx.deleteFrom('sentMails').where('companyId', '=', companyId).where('rentalId', '=', rentalId)
  await mails.where('kind', 'in', kinds).where('sentAt', 'is', null).execute()
}
