import type { AccountingExport } from '@filao/domain/accounting/export.schema'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { Insertable } from 'kysely'
import { memberName } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** Finds the stored accounts of a company as JSON. */
export async function findAccounts(tx: Tx, companyId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accountMaps')
    .select('accounts')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row?.accounts
}

/** Stores the accounts in place of those there were. */
export async function saveAccounts(tx: Tx, companyId: number, accounts: string): Promise<void> {
  await tx
    .insertInto('accountMaps')
    .values({ companyId, accounts })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ accounts }))
    .execute()
}

/** Locks the company's exports until the transaction ends, so that numbers are given once. */
export async function lockExports(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

const stored = [
  'id',
  'fromDay',
  'toDay',
  'firstSeq',
  'lastSeq',
  'firstNumber',
  'entries',
  'accounts',
  'madeAt',
  'madeOn',
] as const

/** Finds the last export. */
export async function findLastExport(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('accountingExports')
    .select(stored)
    .where('companyId', '=', companyId)
    .orderBy('toDay', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Loads an export, or throws 404. */
export async function loadExport(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('accountingExports')
    .select(stored)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}
export type StoredExport = Awaited<ReturnType<typeof loadExport>>

/** Stores an export. Returns its id. */
export async function insertExport(tx: Tx, row: Insertable<Schema['accountingExports']>): Promise<number> {
  const { id } = await tx.insertInto('accountingExports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns a page of the exports, latest first, and the number of all; or the one with an id. */
export async function listExports(
  tx: Tx,
  companyId: number,
  { limit, offset, id }: { limit: number; offset: number; id?: number },
) {
  let matching = tx.selectFrom('accountingExports').where('companyId', '=', companyId)
  if (id !== undefined) matching = matching.where('id', '=', id)
  const rows = await matching
    .select(stored)
    .select((eb) => memberName(eb.ref('accountingExports.madeBy')).as('madeBy'))
    .orderBy('toDay', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(exportOf), total }
}

function exportOf(row: StoredExport & Pick<AccountingExport, 'madeBy'>): AccountingExport {
  const { id, fromDay, toDay, entries, firstNumber, madeAt, madeBy } = row
  const numbers =
    entries === 0 ? { firstNumber: null, lastNumber: null } : { firstNumber, lastNumber: firstNumber + entries - 1 }
  return { id, from: fromDay, to: toDay, entries, ...numbers, madeAt, madeBy }
}

/** Finds the day of the first entry of the journal. */
export async function findFirstDay(tx: Tx, companyId: number): Promise<LocalDate | null> {
  const { day } = await tx
    .selectFrom('journalEntries')
    .select((eb) => eb.fn.min<string | null>('day').as('day'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return day
}

/** Finds the last entry from `firstSeq` on before one of a later day; one less than `firstSeq` without any. */
export async function findLastSeq(tx: Tx, companyId: number, firstSeq: number, to: LocalDate): Promise<number> {
  const entries = tx.selectFrom('journalEntries').where('companyId', '=', companyId).where('seq', '>=', firstSeq)
  const { later } = await entries
    .select((eb) => eb.fn.min<number | null>('seq').as('later'))
    .where('day', '>', to)
    .executeTakeFirstOrThrow()
  if (later !== null) return later - 1
  const { last } = await entries.select((eb) => eb.fn.max<number | null>('seq').as('last')).executeTakeFirstOrThrow()
  return last ?? firstSeq - 1
}
