import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The tables of mailed links: one to choose a password, one to prove an address. */
type LinkTable = 'passwordTokens' | 'addressTokens'

/** The user of a link. A link is valid only while the user has the address to which it was mailed. */
export type Addressee = { id: number; email: string }

/** Stores the hash of a link's token. */
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

/** Finds the user of a link that has not expired. */
export async function findLink(tx: Tx, table: LinkTable, tokenHash: Buffer): Promise<Addressee | undefined> {
  return await tx
    .selectFrom(table)
    .select(['userId as id', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** Finds the user to whom a valid link was mailed, if that is still their address. Does not use the link up. */
export async function findLinkedUser(tx: Tx, table: LinkTable, tokenHash: Buffer) {
  const named = await findLink(tx, table, tokenHash)
  return named && (await findAddressee(tx, named).executeTakeFirst())
}

/**
 * Uses up a valid link, and deletes every other link of the user in the table. Returns the user, locked, or undefined
 * if the link is unknown, expired, or was mailed to an address that they no longer have.
 */
export async function takeLink(tx: Tx, table: LinkTable, tokenHash: Buffer) {
  const taken = await tx
    .deleteFrom(table)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['userId as id', 'email'])
    .executeTakeFirst()
  if (!taken) return undefined
  await deleteLinks(tx, table, taken.id)
  return await findAddressee(tx, taken).forUpdate().executeTakeFirst()
}

/** Deletes every link of a user in the table. */
export async function deleteLinks(tx: Tx, table: LinkTable, userId: number): Promise<void> {
  await tx.deleteFrom(table).where('userId', '=', userId).execute()
}

function findAddressee(tx: Tx, { id, email }: Addressee) {
  return tx
    .selectFrom('users')
    .select(['id', 'companyId', 'email', 'passwordHash', 'mustChangePassword', 'emailProvenAt'])
    .where('id', '=', id)
    .where('email', '=', email)
    .where('archivedAt', 'is', null)
}

/** Stores the time at which the user's address is proven. Returns false if it was proven before. */
export async function markEmailProven(tx: Tx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ emailProvenAt: sql<string>`now()` })
    .where('id', '=', userId)
    .where('emailProvenAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the time at which the company is proven, unless it was proven before. */
export async function markCompanyProven(tx: Tx, companyId: number): Promise<void> {
  const company = tx.updateTable('companies').set({ provenAt: sql<string>`now()` })
  await company.where('id', '=', companyId).where('provenAt', 'is', null).execute()
}

/** Finds if the address of the company's founder was proven. */
export async function findCompanyProof(tx: Tx, companyId: number): Promise<{ isProven: boolean }> {
  const row = await tx.selectFrom('companies').select('provenAt').where('id', '=', companyId).executeTakeFirst()
  return { isProven: Boolean(row?.provenAt) }
}
