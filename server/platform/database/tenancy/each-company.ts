import { attemptEach } from '#platform/attempt-each'
import type { Database, Tx } from '../connect.ts'
import { inTransaction } from './tenant.ts'

/**
 * Works for every company that `list` returns in the scope of the system, in one transaction of each company's own
 * scope. A failure of one company stops no other; it is thrown at the end.
 */
export async function inEachCompany(
  db: Database,
  list: (tx: Tx) => Promise<number[]>,
  work: (tx: Tx, companyId: number) => Promise<unknown>,
): Promise<void> {
  const companyIds = await inTransaction(db, { identity: true }, list)
  await attemptEach(companyIds, (companyId) => inTransaction(db, { companyId, userId: 0 }, (tx) => work(tx, companyId)))
}
