import type { Customer } from '@filao/domain/customers/customer.schema'
import type { MergedField } from '@filao/domain/twins/merged-fields'
import type { MergeChanges } from '@filao/domain/twins/undone-fields'
import { sql, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import type { MovedLinks } from './link-queries.ts'

/**
 * What a merge does with a column that no form shows: the kept customer's stays, or gets the earlier of both; the mark
 * that a customer may not rent again is the one that ends later.
 */
type ColumnRule = 'stays' | 'earliest' | 'mark'

/** Every column of a customer beside the fields of which a merge chooses a value: a new one must be decided on here. */
const otherColumns = {
  id: 'stays',
  companyId: 'stays',
  publicId: 'stays',
  kind: 'stays',
  createdAt: 'stays',
  archivedAt: 'stays',
  erasedAt: 'stays',
  erasureRequestedAt: 'stays',
  mergedIntoId: 'stays',
  foldedFirstName: 'stays',
  foldedLastName: 'stays',
  searchText: 'stays',
  disputedSince: 'earliest',
  exclusionReason: 'mark',
  exclusionNote: 'mark',
  excludedUntil: 'mark',
  excludedAt: 'mark',
  excludedBy: 'mark',
} as const satisfies Record<Exclude<keyof Schema['customers'], MergedField>, ColumnRule>

const columnsOf = (wanted: ColumnRule) =>
  Object.entries(otherColumns).flatMap(([column, rule]) =>
    rule === wanted ? [column as keyof typeof otherColumns] : [],
  )
const carriedColumns = columnsOf('earliest')

/** The columns of the mark, which go together. */
export const markColumns = columnsOf('mark')

/** A customer with what decides a merge beside the fields. */
export type StoredCustomer = Customer & Stored
type Stored = {
  archivedAt: string | null
  erasureRequestedAt: string | null
  mergedIntoId: number | null
  erasedAt: string | null
  disputedSince: string | null
  excludedUntil: string | null
}

/** Locks both customers of a merge in the order of their ids. 404 when one of them does not exist. */
export async function lockPair(tx: Tx, companyId: number, ids: readonly [number, number]) {
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const [one, other] = ids.map((id) => rows.find((row) => row.id === id))
  if (!one || !other) throw notFound()
  return [one, other].map(
    ({ foldedFirstName: _, foldedLastName: __, searchText: ___, ...row }) => row as unknown as StoredCustomer,
  ) as [StoredCustomer, StoredCustomer]
}

/** Returns the columns beside the fields that a merge changes on the kept customer, before and after. */
export function carriedChanges(kept: StoredCustomer, merged: StoredCustomer): MergeChanges {
  const earliest: MergeChanges = Object.fromEntries(
    carriedColumns.flatMap((column): [string, [unknown, unknown]][] => {
      const [own, other] = [kept, merged].map(
        (one) => (one as unknown as Record<string, string | null>)[column] ?? null,
      )
      const first = [own, other]
        .filter((at) => at !== null)
        .sort((a, b) => Date.parse(a ?? '') - Date.parse(b ?? ''))[0]
      return first && first !== own ? [[column, [own, first]]] : []
    }),
  )
  if (merged.excludedUntil === null || merged.excludedUntil <= (kept.excludedUntil ?? '')) return earliest
  const [own, other] = [kept, merged].map((one) => one as unknown as Record<string, string | number | null>)
  const changes = { ...earliest }
  for (const column of markColumns) changes[column] = [own?.[column] ?? null, other?.[column] ?? null]
  return changes
}

/** Archives a customer as merged into another one; null brings them back. */
export async function setMergedInto(tx: Tx, companyId: number, id: number, keptId: number | null): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ mergedIntoId: keptId, archivedAt: keptId === null ? null : sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function updateKept(
  tx: Tx,
  companyId: number,
  id: number,
  change: Updateable<Schema['customers']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('customers').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** What an undo puts back. */
export type PutBack = { links: MovedLinks; fields: MergeChanges; columns: MergeChanges }

type NewMerge = {
  companyId: number
  keptId: number
  mergedId: number
  mergedBy: number | null
  mergedAt: string
  putBack: PutBack
}

export async function insertMerge(tx: Tx, { putBack, ...merge }: NewMerge): Promise<number> {
  const { id } = await tx
    .insertInto('customerMerges')
    .values({ ...merge, putBack: JSON.stringify(putBack) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Loads a merge for its undo, without a lock: its customers are locked first. 404 when there is none. */
export async function loadMerge(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('customerMerges')
    .select(['keptId', 'mergedId', 'mergedAt', 'undoneAt', sql<PutBack | null>`put_back`.as('putBack')])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

export async function markUndone(tx: Tx, companyId: number, id: number, at: string): Promise<void> {
  await tx
    .updateTable('customerMerges')
    .set({ undoneAt: at, putBack: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Forgets what undos would put back of merges from before this instant. */
export async function forgetPutBack(tx: Tx, companyId: number, before: string): Promise<void> {
  await tx
    .updateTable('customerMerges')
    .set({ putBack: null })
    .where('companyId', '=', companyId)
    .where('mergedAt', '<=', before)
    .where('putBack', 'is not', null)
    .execute()
}

/** Forgets what undos would put back of the merges of a customer. */
export async function forgetPutBackOf(tx: Tx, companyId: number, customerId: number): Promise<void> {
  await tx
    .updateTable('customerMerges')
    .set({ putBack: null })
    .where('companyId', '=', companyId)
    .where((of) => of.or([of('keptId', '=', customerId), of('mergedId', '=', customerId)]))
    .where('putBack', 'is not', null)
    .execute()
}

type StoredMerge = {
  id: number
  mergedAt: string
  isStored: boolean
  mergedBy: { firstName: string | null; lastName: string | null } | null
  customer: Pick<Customer, 'id' | 'publicId' | 'kind' | 'companyName' | 'firstName' | 'lastName'>
}

/** Lists the merges into a customer that were not undone, the latest first. */
export async function listMerges(tx: Tx, companyId: number, keptId: number): Promise<StoredMerge[]> {
  return await tx
    .selectFrom('customerMerges as m')
    .select(['m.id', 'm.mergedAt', sql<boolean>`m.put_back is not null`.as('isStored')])
    .select((of) => [
      jsonObjectFrom(
        of
          .selectFrom('customers as c')
          .select(['c.id', 'c.publicId', 'c.kind', 'c.companyName', 'c.firstName', 'c.lastName'])
          .whereRef('c.companyId', '=', 'm.companyId')
          .whereRef('c.id', '=', 'm.mergedId'),
      )
        .$notNull()
        .as('customer'),
      jsonObjectFrom(
        of
          .selectFrom('users as u')
          .select(['u.firstName', 'u.lastName'])
          .whereRef('u.companyId', '=', 'm.companyId')
          .whereRef('u.id', '=', 'm.mergedBy'),
      ).as('mergedBy'),
    ])
    .where('m.companyId', '=', companyId)
    .where('m.keptId', '=', keptId)
    .where('m.undoneAt', 'is', null)
    .orderBy('m.id', 'desc')
    .execute()
}
