import type { Language } from '@filao/domain/kernel/language.schema'
import type { Days } from '@filao/domain/statistics/days'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Lists the proven companies where an administrator wants the weekly report, in the scope of the system. */
export async function listReportCompanies(tx: Tx): Promise<number[]> {
  const rows = await readers(tx)
    .innerJoin('companies', 'companies.id', 'users.companyId')
    .select('companies.id')
    .distinct()
    .where('companies.provenAt', 'is not', null)
    .orderBy('companies.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the administrators of a company who want the weekly report. */
export async function listReportReaders(tx: Tx, companyId: number) {
  return await readersOf(tx, companyId).orderBy('users.id').execute()
}

/** Finds one of them; undefined if they no longer are one. */
export async function findReportReader(tx: Tx, companyId: number, id: number) {
  return await readersOf(tx, companyId).where('users.id', '=', id).executeTakeFirst()
}

/** Counts the vehicles that are to come back until the end of a week by the clock of their agency, late ones too. */
export async function countReturns(tx: Tx, companyId: number, { to }: Days, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rentals r
    join agencies a on a.company_id = r.company_id and a.id = r.arrival_agency_id
    where r.company_id = ${companyId} and (r.ends_at at time zone a.timezone)::date <= ${to}::date
      and (r.status = 'ongoing' or (r.status = 'pending' and r.ends_at > ${now}::timestamptz))`.execute(tx)
  return rows[0]?.count ?? 0
}

function readersOf(tx: Tx, companyId: number) {
  return readers(tx)
    .select(['users.id', 'users.email', sql<Language>`users.language`.as('language')])
    .where('users.companyId', '=', companyId)
}

function readers(tx: Tx) {
  return tx
    .selectFrom('users')
    .where('users.weeklyReportEnabled', '=', true)
    .where('users.role', '=', 'admin')
    .where('users.archivedAt', 'is', null)
}
