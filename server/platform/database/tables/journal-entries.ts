import type { CountryCode } from '@filao/domain/company/territories.schema'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../connect.ts'
import type { Schema } from '../schema.ts'

/** An entry as it is stored. */
export type NewEntry = Insertable<Schema['journalEntries']>

/** The end of a company's journal after the entries that are written with it. */
type NewHead = { seq: number; hash: string; latestAt: string; version: string; closedThrough: string | null }

/**
 * Locks the end of a company's journal until this transaction ends; undefined before the first entry. Lock it after
 * every other row, since all payments of the company wait for it.
 */
export async function lockHead(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('journalHeads')
    .innerJoin('companies', 'companies.id', 'journalHeads.companyId')
    .select([
      'journalHeads.seq',
      'journalHeads.hash',
      'journalHeads.latestAt',
      'journalHeads.closedThrough',
      'journalHeads.version',
      sql<CountryCode>`companies.country_code`.as('countryCode'),
    ])
    .where('journalHeads.companyId', '=', companyId)
    .forUpdate('journalHeads')
    .executeTakeFirst()
}

/** Stores the start of a company's journal, unless another transaction has. */
export async function insertHead(tx: Tx, companyId: number, startedAt: string, hash: string): Promise<void> {
  await tx
    .insertInto('journalHeads')
    .values({ companyId, startedAt, seq: 0, hash })
    .onConflict((conflict) => conflict.column('companyId').doNothing())
    .execute()
}

/** The most entries in one statement, which has a parameter for each column. */
const batch = 5000

/** Appends entries and moves the locked end of the journal; together with the last ones in one statement. */
export async function insertEntries(tx: Tx, companyId: number, entries: NewEntry[], head: NewHead): Promise<void> {
  let at = 0
  for (; at + batch < entries.length; at += batch) {
    await tx
      .insertInto('journalEntries')
      .values(entries.slice(at, at + batch))
      .execute()
  }
  await tx
    .with('written', (db) => db.insertInto('journalEntries').values(entries.slice(at)))
    .updateTable('journalHeads')
    .set(head)
    .where('companyId', '=', companyId)
    .execute()
}

/** Moves the last closed day of a locked journal, where the days that passed have no entry. */
export async function updateClosedThrough(tx: Tx, companyId: number, closedThrough: string): Promise<void> {
  await tx.updateTable('journalHeads').set({ closedThrough }).where('companyId', '=', companyId).execute()
}
