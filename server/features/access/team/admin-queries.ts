import type { Language } from '@filao/domain/kernel/language.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Lists the company's administrators as readers of mails. */
export async function listAdmins(tx: Tx, companyId: number) {
  return await admins(tx, companyId).orderBy('id').execute()
}

/** Finds one of the company's administrators; undefined if they no longer are one. */
export async function findAdmin(tx: Tx, companyId: number, id: number) {
  return await admins(tx, companyId).where('id', '=', id).executeTakeFirst()
}

function admins(tx: Tx, companyId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', sql<Language>`language`.as('language')])
    .where('companyId', '=', companyId)
    .where('role', '=', 'admin')
    .where('archivedAt', 'is', null)
}
