import { sql } from 'kysely'
import { refusedRequests } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { around, clock, inWindows, keyOf, leaves, type Question, type SumRow } from './window-queries.ts'

/**
 * Sums the refused requests in each window: those whose wanted pick-up is in it, and the time that they share with it.
 */
export async function sumRefused(tx: Tx, question: Question) {
  const { by } = question
  const key = by === 'category' ? sql`coalesce(s.category_id::text, '')` : keyOf(by, 's')
  const keyed = sql`select s.*, s.began as since, ${key} as key from (${requests(question)}) s`
  const { rows } = await sql<SumRow<'refusedSeconds' | 'refusedCount'>>`
    select s.window, s.key::text as key, sum(s.ends - s.starts)::float8 as refused_seconds,
      count(*) filter (where ${leaves})::int as refused_count
    from (${inWindows(question.bounds, keyed)}) s
    group by s.window, s.key`.execute(tx)
  return rows
}

type Asked = { agencyId?: number | undefined; categoryId?: number | undefined }

/** Lists one page of the refused requests that share a moment with the windows, latest pick-up first. */
export async function listRefused(
  tx: Tx,
  question: Omit<Question, 'by'>,
  { agencyId, categoryId }: Asked,
  { limit, offset }: { limit: number; offset: number },
) {
  const { companyId, bounds } = question
  const inPeriod = sql<number>`(
    select s.id from (${requests(question)}) s where s.began < ${bounds.at(-1)}::bigint and s.until > ${bounds[0]}::bigint)`
  let matching = refusedRequests(tx, companyId).where('q.id', 'in', inPeriod)
  if (agencyId) matching = matching.where('q.departureAgencyId', '=', agencyId)
  if (categoryId) matching = matching.where('q.categoryId', '=', categoryId)
  const counted = await matching
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('q.startsAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: counted.map(({ total: _, ...row }) => row), total: counted[0]?.total ?? 0 }
}

/**
 * Selects the requests that may cover a moment of the windows, with their time on the clock; none is longer than a
 * year.
 */
function requests({ companyId, bounds, clocks }: Omit<Question, 'by'>) {
  const agency = sql`q.departure_agency_id`
  const { from, until } = around(bounds)
  return sql`
    select q.id, q.departure_agency_id, q.category_id, q.referral_mode, t.began, greatest(t.ended, t.began + 1) as until
    from refused_requests q
    cross join lateral (
      select ${clock(sql`q.starts_at`, agency, clocks)} as began, ${clock(sql`q.ends_at`, agency, clocks)} as ended
    ) t
    where q.company_id = ${companyId} and q.starts_at < ${until}::timestamptz and q.ends_at > ${from}::timestamptz
      and q.starts_at > ${from}::timestamptz - interval '367 days'`
}
