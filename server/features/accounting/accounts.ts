import { type Booking, defaultAccounts } from '@filao/domain/accounting/accounts'
import { AccountFields, type Accounts } from '@filao/domain/accounting/accounts.schema'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { type Author, auditChange } from '#platform/feature/audit'
import { findAccounts, findLastExport, lockExports, saveAccounts } from './queries.ts'

/**
 * Loads the accounts of a company: its own, or the defaults. A company that exported before there was an account for
 * VAT that waits for its payment goes on without one, until it chooses it.
 */
export async function loadAccounts(tx: Tx, companyId: number): Promise<Accounts> {
  const text = await findAccounts(tx, companyId)
  const own = text === undefined ? {} : (JSON.parse(text) as Partial<Accounts>)
  const last = own.vatWaiting === undefined ? await findLastExport(tx, companyId) : undefined
  const waiting = last ? { vatWaiting: readBooking(last.accounts).vatWaiting } : {}
  return AccountFields.parse({ ...defaultAccounts, ...waiting, ...own })
}

/** Returns the accounts for entries of now. */
export async function loadBooking(tx: Tx, companyId: number): Promise<Booking> {
  const accounts = await loadAccounts(tx, companyId)
  const { isVatOnDebits } = await loadCompany(tx, companyId)
  return { ...accounts, isVatOnDebits, isEachCustomerApart: true }
}

/** Reads the accounts of an export; what an older version did not know is as it was then. */
export function readBooking(text: string): Booking {
  const stored = JSON.parse(text) as Partial<Booking>
  const accounts = AccountFields.parse({ ...defaultAccounts, vatWaiting: null, ...stored })
  const { isEachCustomerApart = false, isVatOnDebits = null } = stored
  return { ...accounts, isEachCustomerApart, isVatOnDebits }
}

/** Replaces the accounts. */
export async function putAccounts(tx: Tx, by: Author, accounts: Accounts): Promise<Accounts> {
  const { companyId } = by
  await lockExports(tx, companyId)
  const before = await loadAccounts(tx, companyId)
  await saveAccounts(tx, companyId, JSON.stringify(accounts))
  await auditChange(tx, { ...by, entity: 'accounts', entityId: companyId }, before, accounts)
  return accounts
}
