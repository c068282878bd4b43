import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { publicFields } from '../queries.ts'

/** The members of the company other than one of them, oldest account first. */
export async function listTeam(tx: Tx, companyId: number, exceptId: number) {
  return await team(tx, companyId, exceptId).orderBy('id').execute()
}

export async function loadTeamMember(tx: Tx, companyId: number, exceptId: number, id: number) {
  return await team(tx, companyId, exceptId).where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

function team(tx: Tx, companyId: number, exceptId: number) {
  return tx
    .selectFrom('users')
    .select(publicFields)
    .where('companyId', '=', companyId)
    .where('id', '!=', exceptId)
    .where('archivedAt', 'is', null)
}

/** The company's administrators, kept: whoever else changes the team waits until the transaction ends. */
export async function lockAdmins(tx: Tx, companyId: number) {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('companyId', '=', companyId)
    .where('role', '=', 'admin')
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

/** The member signs in no more, and their address is free; what names them goes on naming them. */
export async function archiveUser(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ archivedAt: sql`now()`, passwordHash: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Whoever takes a founder's place gets the mails that a company without an address of its own is sent. */
export async function succeedFounder(tx: Tx, companyId: number, founderId: number, userId: number): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ userId })
    .where('id', '=', companyId)
    .where('userId', '=', founderId)
    .execute()
}

/** Ends every session of a member, and the links with which they could choose a password. */
export async function endAccess(tx: Tx, userId: number): Promise<void> {
  await sql`select end_access(${userId})`.execute(tx)
}
