import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { publicFields } from '../user/queries.ts'

/** Lists the members of the company except one, oldest account first. */
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

/** Lists the company's administrators and locks them: other changes of the team wait until the transaction ends. */
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

/** Archives the member: they cannot sign in, and their address is free. References to them stay. */
export async function archiveUser(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ archivedAt: sql`now()`, passwordHash: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Makes another user the founder: they get the mails of a company that has no address of its own. */
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
