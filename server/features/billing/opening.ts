import { attemptEach } from '#platform/attempt-each'
import type { Config } from '#platform/config'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { nothingTaken, type Payments } from '#platform/subscriptions/payments'
import { loadPayer } from './notification-queries.ts'
import { listUnopened } from './provider-queries.ts'
import { type Account, loadAccount, updateAccount } from './queries.ts'

type Parts = { db: Database; payments: Payments }

/** Creates a new company's customer at the payment provider. */
export const openAccountJob = defineJob<{ companyId: number }>('billingAccount')

/** Queues the creation of the company's customer at the provider, after the commit: nothing depends on it. */
export async function requestOpening(
  tx: Tx,
  { config, enqueue }: { config: Config; enqueue: Enqueue },
  companyId: number,
): Promise<void> {
  if (config.billing === 'stripe') await enqueue(tx, openAccountJob, { companyId })
}

/**
 * Makes a company a customer of the provider. Returns its reference, and the same one when called again. A customer
 * that was removed at the provider is replaced by one that has had no trial; the rest of the account is read
 * afterwards.
 */
export async function openAccount({ db, payments }: Parts, companyId: number): Promise<string> {
  const scope = { companyId, userId: 0 }
  const known = await inTransaction(db, scope, (tx) => loadAccount(tx, companyId))
  const replaces = isCustomer(known) ? known.customerRef : null
  if (replaces && !(await payments.isRemoved(replaces))) return replaces
  const payer = await inTransaction(db, scope, (tx) => loadPayer(tx, companyId))
  const customerRef = await payments.openCustomer({ companyId, replaces, ...payer })
  return await inTransaction(db, scope, async (tx) => {
    const account = await loadAccount(tx, companyId, { lock: true })
    if (isCustomer(account) && account.customerRef !== replaces) return account.customerRef
    await updateAccount(tx, companyId, replaces ? { customerRef, hadTrial: false } : { ...nothingTaken, customerRef })
    return customerRef
  })
}

/**
 * Opens the missing accounts of all companies: those older than the provider, and those created while it was
 * unavailable.
 */
export async function openAccounts(parts: Parts): Promise<void> {
  const companyIds = await inTransaction(parts.db, { identity: true }, listUnopened)
  await attemptEach(companyIds, (companyId) => openAccount(parts, companyId))
}

/** Returns true for a customer of the real provider; references of the local provider do not count. */
function isCustomer(account: Account): account is Account & { customerRef: string } {
  return account.customerRef !== null && !account.customerRef.startsWith('cus_test_')
}
