import type { Insertable } from 'kysely'
import type { Tx } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { lockName } from '../tenancy/name-lock.ts'

/** A mail as it was asked for. */
export type StoredMail = NonNullable<Awaited<ReturnType<typeof findSentMail>>>

const fields = ['id', 'companyId', 'rentalId', 'kind', 'recipient', 'subject', 'dedupe', 'queuedAt', 'sentAt'] as const

/**
 * Keeps that a mail is to be sent; undefined where the same thing has been told already (`dedupe`), or will be by the job of the
 * row that waits. That job decides under the same lock whether there is still something to tell.
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

/** Keeps others from asking for the same thing, or from forgetting it, until this transaction ends. Does not wait for a mail server. */
export async function lockDedupe(tx: Tx, companyId: number, dedupe: string): Promise<void> {
  await lockName(tx, `sent mail ${companyId} ${dedupe}`)
}

/** A mail that was asked for; with `lock`, nobody else sends it before this transaction ends. */
export async function findSentMail(tx: Tx, companyId: number, id: number, { lock = false } = {}) {
  const query = tx.selectFrom('sentMails').select(fields).where('companyId', '=', companyId).where('id', '=', id)
  return await (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Keeps that a mail is on its way since then. */
export async function markSent(tx: Tx, companyId: number, id: number, sentAt: string): Promise<void> {
  await tx.updateTable('sentMails').set({ sentAt }).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Forgets a mail that is not sent after all. */
export async function deleteUnsentMail(tx: Tx, companyId: number, id: number): Promise<void> {
  const mail = tx.deleteFrom('sentMails').where('companyId', '=', companyId).where('id', '=', id)
  await mail.where('sentAt', 'is', null).execute()
}
