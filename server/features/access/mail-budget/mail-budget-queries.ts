import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/**
 * Loads what decides the company's budget of mails, and counts the mails about its rentals within the 24 hours before
 * `now`.
 */
export async function loadSender(tx: Tx, companyId: number, now: string) {
  const { rows } = await sql<{ ageDays: number; vehicles: number; isPaying: boolean; mails: number }>`
    select
      floor(extract(epoch from ${now}::timestamptz - created_at) / 86400)::int as "ageDays",
      (select count(*)::int from vehicles where company_id = ${companyId} and archived_at is null) as vehicles,
      exists (
        select from billing_accounts a left join plans p using (product_id)
        where a.company_id = ${companyId} and a.status = 'active' and a.product_id is not null and p.is_base is not true
      ) as "isPaying",
      (
        select count(*)::int from sent_mails
        where company_id = ${companyId} and rental_id is not null
          and queued_at > ${now}::timestamptz - interval '1 day' and queued_at <= ${now}::timestamptz
      ) as mails
    from companies where id = ${companyId}`.execute(tx)
  return rows[0]
}
