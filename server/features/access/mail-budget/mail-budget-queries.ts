import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/**
 * Loads the age of the company in days, and counts the mails about its rentals within the 24 hours before `now`.
 */
export async function loadSender(tx: Tx, companyId: number, now: string) {
  const { rows } = await sql<{ ageDays: number; mails: number }>`
    select
      floor(extract(epoch from ${now}::timestamptz - created_at) / 86400)::int as "ageDays",
      (
        select count(*)::int from sent_mails
        where company_id = ${companyId} and rental_id is not null
          and queued_at > ${now}::timestamptz - interval '1 day' and queued_at <= ${now}::timestamptz
      ) as mails
    from companies where id = ${companyId}`.execute(tx)
  return rows[0]
}
