import type { WebhookEvent } from '@filao/domain/webhooks/events'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

const columns = ['id', 'name', 'url', 'createdAt', 'failingSince'] as const

/** The instant at which a transaction is decided. */
const at = sql`coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())`

const computed = [
  sql<WebhookEvent[]>`events`.as('events'),
  sql<boolean>`disabled_at is null`.as('isActive'),
  sql<string | null>`case when former_secret_until > ${at} then former_secret_until end`.as('formerSecretUntil'),
] as const

/** Lists the company's webhooks, oldest first. */
export async function listWebhooks(tx: Tx, companyId: number) {
  const all = tx.selectFrom('webhooks').select(columns).select(computed)
  return await all.where('companyId', '=', companyId).orderBy('id').execute()
}

export async function loadWebhook(tx: Tx, companyId: number, id: number, { lock = false } = {}) {
  const one = tx.selectFrom('webhooks').select(columns).select(computed)
  const found = one.where('companyId', '=', companyId).where('id', '=', id)
  return await (lock ? found.forNoKeyUpdate() : found).executeTakeFirstOrThrow(notFound)
}

/** Inserts a webhook. Returns undefined when another one of the company has the name. */
export async function insertWebhook(tx: Tx, webhook: Insertable<Schema['webhooks']>) {
  return await tx
    .insertInto('webhooks')
    .values(webhook)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateWebhook(tx: Tx, companyId: number, id: number, change: Updateable<Schema['webhooks']>) {
  await tx.updateTable('webhooks').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Returns true when another webhook of the company has the name. */
export async function isNameTaken(tx: Tx, companyId: number, id: number, name: string): Promise<boolean> {
  const other = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '!=', id)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()
  return other !== undefined
}

/** Makes the secret a former one for 24 hours, and stores the new one. */
export async function replaceSecret(tx: Tx, companyId: number, id: number, secret: string, now: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set(({ ref }) => ({
      secret,
      formerSecret: ref('secret'),
      formerSecretUntil: sql<string>`${now}::timestamptz + interval '24 hours'`,
      earlierSecrets: sql`(select coalesce(jsonb_agg(one), '[]') from ${formerSecrets(now)})`,
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Counts the former secrets of a webhook that still sign at an instant. */
export async function countFormerSecrets(tx: Tx, companyId: number, id: number, now: string): Promise<number> {
  const { count } = await tx
    .selectFrom('webhooks')
    .select(sql<number>`(select count(*)::int from ${formerSecrets(now)})`.as('count'))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return count
}

/**
 * Returns the former secrets of a row of webhooks that still sign at an instant: rows `one` with `secret` and `until`.
 */
export function formerSecrets(now: string) {
  return sql`(
    select one from jsonb_array_elements(
      jsonb_build_array(jsonb_build_object('secret', former_secret, 'until', former_secret_until)) || earlier_secrets
    ) one where (one ->> 'until')::timestamptz > ${now}
  ) valid`
}

export async function deleteWebhook(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('companyId', '=', companyId).where('id', '=', id).execute()
}
