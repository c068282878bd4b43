import type { Config } from '#platform/config'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Enqueue } from '#platform/jobs'
import { nothingTaken, type Payments } from '#platform/subscriptions/payments'
import { listUnopened } from './provider-queries.ts'
import { type Account, loadAccount, updateAccount } from './queries.ts'
import { loadPayer } from './telling-queries.ts'

type Parts = { db: Database; payments: Payments }

/** Asks for a new company to become a customer of the provider, after the commit: nobody waits for that, and nothing needs it. */
export async function askForOpening(
  tx: Tx,
  { config, enqueue }: { config: Config; enqueue: Enqueue },
  companyId: number,
): Promise<void> {
  if (config.billing === 'stripe') await enqueue(tx, 'billingAccount', { companyId })
}

/** Makes a company a customer of the provider, with what every company is given. Gives its reference; done twice it is the same. */
export async function openAccount({ db, payments }: Parts, companyId: number): Promise<string> {
  const scope = { companyId, userId: 0 }
  const known = await inTransaction(db, scope, (tx) => loadAccount(tx, companyId))
  if (isCustomer(known)) return known.customerRef
  const payer = await inTransaction(db, scope, (tx) => loadPayer(tx, companyId))
  const customerRef = await payments.openCustomer({ companyId, ...payer })
  return await inTransaction(db, scope, async (tx) => {
    const account = await loadAccount(tx, companyId, { lock: true })
    if (isCustomer(account)) return account.customerRef
    await updateAccount(tx, companyId, { ...nothingTaken, customerRef })
    return customerRef
  })
}

/** Opens the accounts of all companies that have none: those from before the provider, and those it was away for. */
export async function openAccounts(parts: Parts): Promise<void> {
  const companyIds = await inTransaction(parts.db, { identity: true }, listUnopened)
  for (const companyId of companyIds) await openAccount(parts, companyId)
}

/** What was taken from the local provider, in which no money moves, counts nothing elsewhere. */
function isCustomer(account: Account): account is Account & { customerRef: string } {
  return account.customerRef !== null && !account.customerRef.startsWith('cus_test_')
}
