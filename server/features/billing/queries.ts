import { inMegabytes, type Plan, type Resource } from '@filao/domain/billing/plan'
import type { SubscriptionStatus } from '@filao/domain/billing/subscription'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { limitedTables } from './limited-tables.ts'

const accountFields = [
  'companyId',
  'customerRef',
  'subscriptionRef',
  'productId',
  'priceId',
  sql<SubscriptionStatus>`status`.as('status'),
  'unitAmount',
  sql<'month' | 'year'>`interval`.as('interval'),
  'trialEndsAt',
  'periodEndsAt',
  'isEnding',
  'hadTrial',
] as const

/** Loads a company's account. With `lock`, nobody else creates what its plan limits before this transaction ends. */
export async function loadAccount(tx: Tx, companyId: number, { lock = false } = {}) {
  const account = tx.selectFrom('billingAccounts').select(accountFields).where('companyId', '=', companyId)
  return await (lock ? account.forUpdate() : account).executeTakeFirstOrThrow(notFound)
}
export type Account = Awaited<ReturnType<typeof loadAccount>>

export async function updateAccount(tx: Tx, companyId: number, change: Updateable<Schema['billingAccounts']>) {
  await tx
    .updateTable('billingAccounts')
    .set({ ...change, changedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .execute()
}

/** Lists the plans for sale, by price. Empty when nothing is limited. */
export async function listPlans(tx: Tx): Promise<Plan[]> {
  const rows = await tx.selectFrom('plans').selectAll().orderBy('unitAmount').orderBy('productId').execute()
  return rows.map(({ mostAgencies, mostVehicles, mostCustomers, mostMegabytes, ...plan }) => ({
    ...plan,
    interval: plan.interval as Plan['interval'],
    limits: {
      agencies: mostAgencies,
      vehicles: mostVehicles,
      customers: mostCustomers,
      megabytes: mostMegabytes,
    },
  }))
}

/** Replaces the plans by those that the provider sells now. */
export async function replacePlans(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const kept = plans.map(({ productId }) => productId)
  await sql`delete from plans where not product_id = any(${kept}::text[])`.execute(tx)
  for (const { limits, ...plan } of plans) {
    const row: Insertable<Schema['plans']> = {
      ...plan,
      mostAgencies: limits.agencies,
      mostVehicles: limits.vehicles,
      mostCustomers: limits.customers,
      mostMegabytes: limits.megabytes,
    }
    await tx
      .insertInto('plans')
      .values(row)
      .onConflict((conflict) => conflict.column('productId').doUpdateSet(row))
      .execute()
  }
}

/** Counts the rows of a company that are not archived. */
function countOf(table: keyof Schema | undefined, companyId: number) {
  if (!table) return sql<number>`0`
  return sql<number>`(select count(*)::int from ${sql.table(table)} where company_id = ${companyId} and archived_at is null)`
}

/** Counts the limited resources of a company, without archived ones. */
export async function countResources(tx: Tx, companyId: number): Promise<Record<Resource, number>> {
  const { rows } = await sql<Record<Exclude<Resource, 'megabytes'> | 'bytes', number>>`
    select ${countOf(limitedTables.agencies, companyId)} as agencies, ${countOf(limitedTables.vehicles, companyId)} as vehicles,
      ${countOf(limitedTables.customers, companyId)} as customers,
      (select coalesce(sum(kept), 0)::float8 from stored_bytes where company_id = ${companyId}) as bytes
  `.execute(tx)
  const [{ bytes, ...counts } = { agencies: 0, vehicles: 0, customers: 0, bytes: 0 }] = rows
  return { ...counts, megabytes: inMegabytes(bytes) }
}

/** Loads the number of a company's vehicles, and finds out if its subscription is paid: a trial is not paid yet. */
export async function loadPayingVehicles(tx: Tx, companyId: number): Promise<{ vehicles: number; isPaying: boolean }> {
  const { rows } = await sql<{ vehicles: number; isPaying: boolean }>`
    select ${countOf(limitedTables.vehicles, companyId)} as vehicles,
      exists (
        select from billing_accounts a left join plans p using (product_id)
        where a.company_id = ${companyId} and a.status = 'active' and a.product_id is not null and p.is_base is not true
      ) as is_paying`.execute(tx)
  return rows[0] ?? { vehicles: 0, isPaying: false }
}

/** Returns the bytes of a company's uploaded files, and of those that it removed today. */
export async function loadStoredBytes(tx: Tx, companyId: number): Promise<{ kept: number; removedToday: number }> {
  const stored = await tx
    .selectFrom('storedBytes')
    .select([
      sql<number>`kept::float8`.as('kept'),
      sql<number>`case when removed_on = current_date then removed::float8 else 0 end`.as('removedToday'),
    ])
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return stored ?? { kept: 0, removedToday: 0 }
}

export async function insertCheckout(tx: Tx, checkout: Insertable<Schema['testCheckouts']>): Promise<void> {
  await tx.insertInto('testCheckouts').values(checkout).execute()
}

/** Loads a payment begun with the local provider. 404 for another company's. */
export async function loadCheckout(tx: Tx, companyId: number, session: string) {
  return await tx
    .selectFrom('testCheckouts')
    .select(['session', 'priceId', 'doneAt'])
    .where('companyId', '=', companyId)
    .where('session', '=', session)
    .executeTakeFirstOrThrow(notFound)
}

export async function endCheckout(tx: Tx, companyId: number, session: string, doneAt: string): Promise<void> {
  const checkout = tx.updateTable('testCheckouts').set({ doneAt }).where('companyId', '=', companyId)
  await checkout.where('session', '=', session).execute()
}

/** Locks the accounts whose period is over, so that the local provider can move them on. */
export async function lockDueAccounts(tx: Tx, now: string) {
  return await tx
    .selectFrom('billingAccounts')
    .select(accountFields)
    .where('productId', 'is not', null)
    .where('status', 'in', ['trialing', 'active', 'past_due'])
    .where('periodEndsAt', '<=', now)
    .orderBy('companyId')
    .forUpdate()
    .execute()
}
