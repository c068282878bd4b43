import type { Database, Tx } from './connect.ts'
import { inTransaction } from './tenant.ts'

/**
 * Runs work for every company, one after the other, each in a transaction of its own that sees that company alone: for jobs
 * that look after all of them.
 */
export async function eachCompany(db: Database, work: (tx: Tx, companyId: number) => Promise<void>): Promise<void> {
  const companies = await inTransaction(db, { identity: true }, (tx) => {
    return tx.selectFrom('companies').select('id').orderBy('id').execute()
  })
  for (const { id } of companies) await inTransaction(db, { companyId: id, userId: 0 }, (tx) => work(tx, id))
}
