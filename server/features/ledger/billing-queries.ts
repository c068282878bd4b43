import type { BilledBy } from '@filao/domain/ledger/billed'
import type { BillingDocument } from '@filao/domain/ledger/billed.schema'
import { type StoredKind, storedPart } from '@filao/domain/ledger/entry'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

/** Selects the document that bills a row of `charges`, or null. */
export function billedBy(): RawBuilder<{ id: number; number: string } | null> {
  return sql`(
    select jsonb_build_object('id', b.id, 'number', b.number) from billings b
    where b.company_id = charges.company_id and b.rental_id = charges.rental_id and charges.id = any(b.charge_ids)
    order by b.id limit 1
  )`
}

/** Selects the documents that bill a row of `rentals`, first to last. */
export function billingDocuments(): RawBuilder<BillingDocument[]> {
  return sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('kind', b.kind, 'number', b.number, 'billsPrice', b.bills_price) order by b.id
    ), '[]') from billings b
    where b.company_id = rentals.company_id and b.rental_id = rentals.id
  )`
}

/** Lists the documents that bill a rental and that no credit note took back in full, first to last. */
export async function listBilledBy(tx: Tx, companyId: number, rentalId: number): Promise<BilledBy[]> {
  return await tx
    .selectFrom('billings')
    .select(['kind', 'number', 'billsPrice', 'chargeIds'])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .orderBy('id')
    .execute()
}

/** Finds the kind of a document that bills something. */
export async function findBillingKind(tx: Tx, companyId: number, id: number) {
  const billings = tx.selectFrom('billings').select('kind').where('companyId', '=', companyId).where('id', '=', id)
  return (await billings.executeTakeFirst())?.kind ?? null
}

/** Notes a document that bills a rental. */
export async function insertBilling(tx: Tx, billing: Insertable<Schema['billings']>): Promise<void> {
  await tx.insertInto('billings').values(billing).execute()
}

/** Removes a document that bills nothing any more, with the entries of credit notes on parts of it. */
export async function deleteBilling(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('billings').where('companyId', '=', companyId).where('id', '=', id).execute()
}

type NewEntry = Omit<Insertable<Schema['ledgerEntries']>, 'kind' | 'part'> & { kind: StoredKind }

/**
 * Stores the entry of a record that is neither a payment nor a charge, in place of the one that it had; none for an
 * amount of zero. Its kind decides what it changes. The rental is locked.
 */
export async function setEntry(tx: Tx, entry: NewEntry): Promise<void> {
  const { companyId, kind, sourceId, cents } = entry
  const own = tx.deleteFrom('ledgerEntries').where('companyId', '=', companyId)
  await own.where('kind', '=', kind).where('sourceId', '=', sourceId).execute()
  if (cents === 0) return
  await tx
    .insertInto('ledgerEntries')
    .values({ ...entry, part: storedPart(kind) })
    .execute()
}

/** Removes what sources collected for these rentals, which are deleted next. Returns the ids of those that had some. */
export async function deleteCollected(tx: Tx, companyId: number, rentalIds: number[]): Promise<number[]> {
  const entries = tx.deleteFrom('ledgerEntries').where('companyId', '=', companyId)
  const ofRentals = sql<boolean>`rental_id = any(${rentalIds}::int[])`
  const deleted = entries.where('kind', '=', 'collected_by_source').where(ofRentals).returning('rentalId')
  return (await deleted.execute()).map(({ rentalId }) => rentalId)
}

/** Leaves out what sources collected: an imported rental is removed with it. */
export const notCollected = sql`and x.kind <> 'collected_by_source'`
