import type { CreatedKind, Imported, ImportedKind, PriceChange } from '@filao/domain/imports/batch'
import type { ImportBatch } from '@filao/domain/imports/batch.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

type Batch = { companyId: number; userId: number | null; now: string; kind: ImportedKind; key: string }

/**
 * Adds what a call imported to a batch, which begins with it. Returns false for a batch of another kind, or one that
 * was undone. Deletes the company's batches of before the last two days, which nobody can undo.
 */
export async function addToBatch(tx: Tx, batch: Batch, imported: Imported): Promise<boolean> {
  const { customers = [], vehicles = [], options = [], fees = [], rentals = [], prices = [] } = imported
  const { rows } = await sql`
    with old as (
      delete from import_batches
      where company_id = ${batch.companyId} and created_at < ${batch.now}::timestamptz - interval '2 days' and key <> ${batch.key}
    )
    insert into import_batches as b (company_id, key, kind, created_at, created_by, customer_ids, vehicle_ids, option_ids, fee_ids,
      rental_ids, price_changes)
    values (${batch.companyId}, ${batch.key}, ${batch.kind}, ${batch.now}, ${batch.userId},
      ${customers}::int[], ${vehicles}::int[], ${options}::int[], ${fees}::int[], ${rentals}::int[], ${JSON.stringify(prices)}::jsonb)
    on conflict (company_id, key) do update set
      customer_ids = b.customer_ids || excluded.customer_ids, vehicle_ids = b.vehicle_ids || excluded.vehicle_ids,
      option_ids = b.option_ids || excluded.option_ids, fee_ids = b.fee_ids || excluded.fee_ids,
      rental_ids = b.rental_ids || excluded.rental_ids,
      price_changes = b.price_changes || excluded.price_changes
    where b.kind = excluded.kind and b.undone_at is null
    returning b.id`.execute(tx)
  return rows.length > 0
}

/** Lists the batches of the last 24 hours, latest first, and at most a hundred. */
export async function listBatches(tx: Tx, companyId: number, now: string): Promise<ImportBatch[]> {
  const { rows } = await sql<ImportBatch>`
    select b.id, b.key, b.kind, b.created_at, b.undone_at,
      case when u.id is not null then json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as created_by,
      json_build_object('customers', cardinality(b.customer_ids), 'vehicles', cardinality(b.vehicle_ids),
        'options', cardinality(b.option_ids), 'fees', cardinality(b.fee_ids), 'rentals', cardinality(b.rental_ids),
        'prices', jsonb_array_length(b.price_changes)) as created
    from import_batches b
    left join users u on u.company_id = b.company_id and u.id = b.created_by
    where b.company_id = ${companyId} and b.created_at > ${now}::timestamptz - interval '24 hours'
    order by b.created_at desc, b.id desc limit 100`.execute(tx)
  return rows
}

type StoredBatch = { kind: ImportedKind; createdAt: string; undoneAt: string | null; prices: PriceChange[] } & Record<
  CreatedKind,
  number[]
>

/** Loads a batch, locked: a second undo and a late call of the import wait for this transaction. */
export async function lockBatch(tx: Tx, companyId: number, id: number): Promise<StoredBatch> {
  const { rows } = await sql<StoredBatch>`
    select kind, created_at, undone_at, customer_ids as customers, vehicle_ids as vehicles, option_ids as options, fee_ids as fees,
      rental_ids as rentals, price_changes as prices
    from import_batches where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  const [batch] = rows
  if (!batch) throw notFound()
  return batch
}

/** Records that a batch was undone. */
export async function markUndone(tx: Tx, companyId: number, id: number, at: string, by: number | null): Promise<void> {
  await sql`
    update import_batches set undone_at = ${at}, undone_by = ${by}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}
