import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The links that are mailed: to choose a password, and to prove an address. */
export type LinkTable = 'passwordTokens' | 'addressTokens'

/** A user as a link names them: it counts only as long as they have the address to which it was mailed. */
export type Addressee = { id: number; email: string }

/** Keeps the hash of a link's token. */
export async function insertLink(
  tx: Tx,
  table: LinkTable,
  tokenHash: Buffer,
  { id: userId, email }: Addressee,
  hours: number,
): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(hours => ${hours})`
  await tx.insertInto(table).values({ tokenHash, userId, email, expiresAt }).execute()
}

/** Finds the user whom a link names, while it is good. */
export async function findLink(tx: Tx, table: LinkTable, tokenHash: Buffer): Promise<Addressee | undefined> {
  return await tx
    .selectFrom(table)
    .select(['userId as id', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** Finds the user to whom a good link was mailed, if that is still their address. Leaves the link as it is. */
export async function findLinkedUser(tx: Tx, table: LinkTable, tokenHash: Buffer) {
  const named = await findLink(tx, table, tokenHash)
  return named && (await findAddressee(tx, named).executeTakeFirst())
}

/**
 * Uses a link up, once, while it is good; every other link of the user in the table goes with it. Gives the user, locked, or
 * undefined where the link is unknown, expired, or was mailed to an address that they no longer have.
 */
export async function takeLink(tx: Tx, table: LinkTable, tokenHash: Buffer) {
  const taken = await tx
    .deleteFrom(table)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['userId as id', 'email'])
    .executeTakeFirst()
  if (!taken) return undefined
  await tx.deleteFrom(table).where('userId', '=', taken.id).execute()
  return await findAddressee(tx, taken).forUpdate().executeTakeFirst()
}

function findAddressee(tx: Tx, { id, email }: Addressee) {
  return tx
    .selectFrom('users')
    .select(['id', 'companyId', 'email', 'passwordHash', 'mustChangePassword', 'emailProvenAt'])
    .where('id', '=', id)
    .where('email', '=', email)
    .where('archivedAt', 'is', null)
}

/** Keeps since when the user's address is proven; false where it was already. */
export async function markEmailProven(tx: Tx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ emailProvenAt: sql<string>`now()` })
    .where('id', '=', userId)
    .where('emailProvenAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps since when the company is proven, from the first time on. */
export async function markCompanyProven(tx: Tx, companyId: number): Promise<void> {
  const company = tx.updateTable('companies').set({ provenAt: sql<string>`now()` })
  await company.where('id', '=', companyId).where('provenAt', 'is', null).execute()
}

/** Says if the address with which the company was founded has been proven. */
export async function findCompanyProof(tx: Tx, companyId: number): Promise<{ isProven: boolean }> {
  const row = await tx.selectFrom('companies').select('provenAt').where('id', '=', companyId).executeTakeFirst()
  return { isProven: Boolean(row?.provenAt) }
}
