import type { StoredEntry } from '@filao/domain/journal/verification'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import { sql } from 'kysely'
import type { IdQuery, Tx } from '#platform/database/connect'

const fields = ['companyId', 'seq', 'day', 'kind', 'sourceId', 'format', 'payload', 'previous', 'hash'] as const
/** The instant of an entry to the microsecond. */
const at = sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at')

/** Lists the entries after a number, in order. */
export async function listEntriesAfter(tx: Tx, companyId: number, seq: number, limit: number): Promise<StoredEntry[]> {
  return await tx
    .selectFrom('journalEntries')
    .select([...fields, at])
    .where('companyId', '=', companyId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Lists the payloads of the imports that a journal states, in order. */
export async function listImports(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('journalEntries')
    .select(['seq', 'payload'])
    .where('companyId', '=', companyId)
    .where('kind', '=', 'imported')
    .orderBy('seq')
    .execute()
}

/**
 * Finds the first of these ids that no entry of these kinds records. The difference of two sets reads each once, also
 * where PostgreSQL has no statistics yet: it planned `not exists` as a loop over the whole journal for each row.
 */
export async function findIdWithoutEntry(
  tx: Tx,
  companyId: number,
  ids: IdQuery,
  kinds: readonly string[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${ids} except (
    select source_id from journal_entries where company_id = ${companyId} and kind = any(${kinds}::text[])
  ) order by id limit 1`.execute(tx)
  return rows[0]?.id
}

/** Lists the entries of these days after a number, in order. */
export async function listEntriesOfDays(
  tx: Tx,
  companyId: number,
  { from, to }: { from: LocalDate; to: LocalDate },
  after: number,
  limit: number,
): Promise<StoredEntry[]> {
  return await tx
    .selectFrom('journalEntries')
    .select([...fields, at])
    .where('companyId', '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Reads the end of a journal and the last stored number in one statement, which sees both at the same moment. */
export async function loadEnd(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('companies')
    .leftJoin('journalHeads', 'journalHeads.companyId', 'companies.id')
    .select(['journalHeads.seq', 'journalHeads.hash', 'journalHeads.startedAt', 'journalHeads.latestAt'])
    .select((eb) =>
      eb
        .selectFrom('journalEntries')
        .select((one) => sql<number>`coalesce(${one.fn.max('journalEntries.seq')}, 0)`.as('last'))
        .whereRef('journalEntries.companyId', '=', 'companies.id')
        .$asScalar()
        .$notNull()
        .as('lastSeq'),
    )
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Returns true when an entry has a hash that begins with these 12 digits. */
export async function hasAnchor(tx: Tx, companyId: number, anchor: string): Promise<boolean> {
  const row = await tx
    .selectFrom('journalEntries')
    .select('seq')
    .where('companyId', '=', companyId)
    .where(sql<string>`left(hash, 12)`, '=', anchor)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns a page of the entries, latest first, and the number of all. */
export async function listEntries(
  tx: Tx,
  companyId: number,
  { kind, from, to }: { kind?: string | undefined; from?: string | undefined; to?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  let matching = tx.selectFrom('journalEntries').where('companyId', '=', companyId)
  if (kind) matching = matching.where('kind', '=', kind)
  if (from) matching = matching.where('day', '>=', from)
  if (to) matching = matching.where('day', '<=', to)
  const [rows, { total }] = await Promise.all([
    matching
      .select(['seq', 'at', 'day', 'kind', 'payload', 'previous', 'hash'])
      .orderBy('seq', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Returns a page of the closings of these periods, latest first, and the number of all. */
export async function listClosings(
  tx: Tx,
  companyId: number,
  periods: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  // The canonical payload has `"closing":"day"`, and no text of a user in a closing.
  const named = periods.map((period) => `%"closing":"${period}"%`)
  const matching = tx
    .selectFrom('journalEntries')
    .where('companyId', '=', companyId)
    .where('kind', '=', 'closing')
    .where('payload', 'like', sql<string>`any(${named}::text[])`)
  const [rows, { total }] = await Promise.all([
    matching.select(['seq', 'at', 'payload', 'hash']).orderBy('seq', 'desc').limit(limit).offset(offset).execute(),
    matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Lists the last closings from which the next ones follow, in order: the last of a day, and those after it. */
export async function listLastClosings(tx: Tx, companyId: number) {
  const closings = tx.selectFrom('journalEntries').where('companyId', '=', companyId).where('kind', '=', 'closing')
  const lastDay = closings.select((eb) => eb.fn.max('seq').as('seq')).where('payload', 'like', '%"closing":"day"%')
  return await closings
    .select('payload')
    .where('seq', '>=', sql<number>`coalesce((${lastDay}), 0)`)
    .orderBy('seq')
    .execute()
}

/** Lists every company, in the scope of the system. */
export async function listCompanies(tx: Tx) {
  return await tx.selectFrom('companies').select(['id', 'name']).orderBy('id').execute()
}

/** Loads the company's name and address. */
export async function loadCompany(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('companies')
    .select(['name', 'siret', 'address'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Finds the first and last number of the entries of these days; null without one. */
export async function findRange(tx: Tx, companyId: number, { from, to }: { from: LocalDate; to: LocalDate }) {
  return await tx
    .selectFrom('journalEntries')
    .select((eb) => [eb.fn.min<number | null>('seq').as('first'), eb.fn.max<number | null>('seq').as('last')])
    .where('companyId', '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
}

/** Lists the closings after a number, in order. */
export async function listLaterClosings(tx: Tx, companyId: number, seq: number) {
  return await tx
    .selectFrom('journalEntries')
    .select(['seq', 'payload'])
    .where('companyId', '=', companyId)
    .where('kind', '=', 'closing')
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute()
}
