import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** An event to announce. */
type Announced = { companyId: number; type: string; data: object }

/**
 * Stores events for every webhook of their company that asks for them, in the transaction of the change: they are
 * delivered after the commit, or never.
 */
export async function announce(tx: Tx, events: Announced[]): Promise<void> {
  if (events.length === 0) return
  const numbered = events.map((event, position) => ({ ...event, position }))
  await sql`
    insert into webhook_deliveries (company_id, webhook_id, message_id, type, data, created_at, next_at)
    select w.company_id, w.id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), e.type, e.data, at, at
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as e ("companyId" int, type text, data jsonb, position int)
    join webhooks w on w.company_id = e."companyId" and e.type = any(w.events) and w.disabled_at is null,
      coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) at
    order by w.id, e.position`.execute(tx)
}
