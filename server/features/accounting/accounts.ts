import { AccountFields, type Accounts, defaultAccounts } from '@filao/domain/accounting/accounts'
import { type Author, auditChange } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { findAccounts, lockExports, saveAccounts } from './queries.ts'

/** Loads the accounts of a company: its own, or the defaults. */
export async function loadAccounts(tx: Tx, companyId: number): Promise<Accounts> {
  const text = await findAccounts(tx, companyId)
  return text === undefined ? defaultAccounts : readAccounts(text)
}

/** Reads stored accounts; an account that an older version did not know has its default. */
export function readAccounts(text: string): Accounts {
  return AccountFields.parse({ ...defaultAccounts, ...(JSON.parse(text) as object) })
}

/** Replaces the accounts. */
export async function changeAccounts(tx: Tx, by: Author, accounts: Accounts): Promise<Accounts> {
  const { companyId } = by
  await lockExports(tx, companyId)
  const before = await loadAccounts(tx, companyId)
  await saveAccounts(tx, companyId, JSON.stringify(accounts))
  await auditChange(tx, { ...by, entity: 'accounts', entityId: companyId }, before, accounts)
  return accounts
}
