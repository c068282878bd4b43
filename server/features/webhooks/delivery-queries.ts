import type { EventData } from '@filao/domain/webhooks/events'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { formerSecrets } from './webhook-queries.ts'

function deliveries(tx: Tx, companyId: number, webhookId: number) {
  return tx
    .selectFrom('webhookDeliveries')
    .select((eb) => [
      'id',
      'messageId',
      'type',
      sql<EventData>`data`.as('data'),
      'createdAt',
      'nextAt',
      'deliveredAt',
      jsonArrayFrom(
        eb
          .selectFrom('webhookAttempts')
          .select(['at', 'status', 'durationMs', 'answer'])
          .whereRef('webhookAttempts.companyId', '=', 'webhookDeliveries.companyId')
          .whereRef('webhookAttempts.deliveryId', '=', 'webhookDeliveries.id')
          .orderBy('webhookAttempts.id'),
      ).as('attempts'),
    ])
    .where('companyId', '=', companyId)
    .where('webhookId', '=', webhookId)
}

/** Lists the events for a webhook, latest first. */
export async function listDeliveries(
  tx: Tx,
  companyId: number,
  webhookId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, { total }] = await Promise.all([
    deliveries(tx, companyId, webhookId).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    tx
      .selectFrom('webhookDeliveries')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('companyId', '=', companyId)
      .where('webhookId', '=', webhookId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function loadDelivery(tx: Tx, companyId: number, webhookId: number, id: number) {
  return await deliveries(tx, companyId, webhookId).where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

export async function insertDelivery(tx: Tx, delivery: Insertable<Schema['webhookDeliveries']>): Promise<number> {
  const inserted = tx.insertInto('webhookDeliveries').values(delivery).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

/** Makes an event due at an instant, as if it had never been tried. */
export async function markDue(tx: Tx, companyId: number, id: number, now: string): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ nextAt: now, attempts: 0, deliveredAt: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Gives up the events that wait for a webhook. */
export async function giveUpAll(tx: Tx, companyId: number, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ nextAt: null })
    .where('companyId', '=', companyId)
    .where('webhookId', '=', webhookId)
    .where('nextAt', 'is not', null)
    .execute()
}

/** A webhook with events that are due. */
export type Due = { companyId: number; webhookId: number }

/**
 * The free slots, those for failing webhooks among them, and the most of one company; `servedCompanies` holds the
 * company of each webhook that has a slot already.
 */
type Room = { most: number; mostFailing: number; mostOfCompany: number; servedCompanies: number[] }

/**
 * Takes webhooks of all companies with events that are due until an instant, those that do not fail first, and the
 * first of each company before the second of another. Another process takes none of them meanwhile.
 */
export async function takeDue(
  tx: Tx,
  { most, mostFailing, mostOfCompany, servedCompanies, now, until }: Room & { now: string; until: string },
): Promise<(Due & { isFailing: boolean })[]> {
  const { rows } = await sql<Due & { isFailing: boolean }>`
    with due as (
      select w.id, w.company_id, w.failing_since from webhooks w
      where w.disabled_at is null and (w.leased_until is null or w.leased_until <= ${now}) and exists (
        select from webhook_deliveries d
        where d.company_id = w.company_id and d.webhook_id = w.id and d.next_at <= ${now})
      for update of w skip locked
    ), placed as (
      select id, failing_since, row_number() over (
        partition by company_id order by failing_since is not null, random()
      ) + (select count(*) from unnest(${servedCompanies}::int[]) served where served = company_id) as place
      from due
    ), allowed as (
      select * from placed where place <= ${mostOfCompany}
    ), chosen as (
      (select id from allowed where failing_since is null order by place, random() limit ${most})
      union all (select id from allowed where failing_since is not null order by place, random() limit ${mostFailing})
      limit ${most}
    )
    update webhooks set leased_until = ${until} where id in (select id from chosen)
    returning company_id as "companyId", id as "webhookId", failing_since is not null as "isFailing"`.execute(tx)
  return rows
}

/** An event with the address and the secrets of its webhook. */
export type Outgoing = NonNullable<Awaited<ReturnType<typeof findNext>>>

/** Finds the oldest event that is due for an active webhook. */
export async function findNext(tx: Tx, { companyId, webhookId }: Due, now: string) {
  return await tx
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.companyId', '=', 'd.companyId').onRef('w.id', '=', 'd.webhookId'),
    )
    .select([
      'd.id',
      'd.messageId',
      'd.type',
      sql<EventData>`d.data`.as('data'),
      'd.createdAt',
      'd.attempts',
      'w.url',
      'w.failingSince',
      sql<string[]>`array[w.secret] || array(select one ->> 'secret' from ${formerSecrets(now)})`.as('secrets'),
    ])
    .where('d.companyId', '=', companyId)
    .where('d.webhookId', '=', webhookId)
    .where('d.nextAt', '<=', now)
    .where('w.disabledAt', 'is', null)
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()
}

/** Locks a webhook until the transaction ends. Returns false for one that was switched off or deleted. */
export async function lockActive(tx: Tx, { companyId, webhookId }: Due): Promise<boolean> {
  const webhook = await tx
    .selectFrom('webhooks')
    .select('disabledAt')
    .where('companyId', '=', companyId)
    .where('id', '=', webhookId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return webhook?.disabledAt === null
}

/** Lets go of a webhook, or holds it until another instant. */
export async function holdWebhook(tx: Tx, { companyId, webhookId }: Due, until: string | null): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ leasedUntil: until })
    .where('companyId', '=', companyId)
    .where('id', '=', webhookId)
    .execute()
}

type Attempt = Omit<Insertable<Schema['webhookAttempts']>, 'companyId' | 'deliveryId'>

/** Stores an attempt with its outcome. Of an event that is sent again and again the last 20 attempts stay. */
export async function saveAttempt(
  tx: Tx,
  { companyId, id }: { companyId: number; id: number },
  attempt: Attempt,
  outcome: { attempts: number; nextAt: string | null; deliveredAt: string | null },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookDeliveries')
    .set(outcome)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  // The webhook was deleted meanwhile.
  if (numUpdatedRows === 0n) return
  await tx
    .insertInto('webhookAttempts')
    .values({ ...attempt, companyId, deliveryId: id })
    .execute()
  await sql`
    delete from webhook_attempts where company_id = ${companyId} and delivery_id = ${id} and id not in (
      select id from webhook_attempts where company_id = ${companyId} and delivery_id = ${id} order by id desc limit 20
    )`.execute(tx)
}

/** Deletes the events of 30 days ago, with their attempts, unless they still wait. */
export async function deleteOldDeliveries(tx: Tx, companyId: number, now: string): Promise<void> {
  await tx
    .deleteFrom('webhookDeliveries')
    .where('companyId', '=', companyId)
    .where('nextAt', 'is', null)
    .where('createdAt', '<', sql<string>`${now}::timestamptz - interval '30 days'`)
    .execute()
}

/** Lists the companies that have webhooks, in the scope of the system. */
export async function listCompaniesWithWebhooks(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('webhooks').select('companyId').distinct().execute()
  return rows.map(({ companyId }) => companyId)
}
