import { type KeptReason, keptReasons } from '@filao/domain/imports/undo'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './connect.ts'
import type { Schema } from './schema.ts'

type Column = { [Table in keyof Schema]: { table: Table; column: keyof Schema[Table] & string } }[keyof Schema]

/** A column that names rows of another table of the same company. */
export type Reference = Column & {
  to: keyof Schema
  /** True where the row stays and keeps the thing, which is then archived instead of deleted. */
  isHistory?: boolean
  /** True where a row that is not archived itself forbids even that. */
  isHolding?: boolean
  /** The reason for which the thing stays when its import is undone. Without one, it is removed all the same. */
  reason?: KeptReason
}

/** The references of every feature, added where the feature is declared. */
export const references: Reference[] = []

/** Finds out if history refers to a thing, and if a row holds it that is not archived. */
export async function findUses(tx: Tx, to: keyof Schema, companyId: number, id: number) {
  const holding = references.filter((reference) => reference.to === to && reference.isHolding)
  const held = holding.map((reference) =>
    refers(reference, sql`${companyId}`, sql`${id}`, sql`and x.archived_at is null`),
  )
  const { rows } = await sql<{ isHeld: boolean; isUsed: boolean }>`
    select ${anyOf(held)} as is_held, ${isInHistory(to, sql`${companyId}`, sql`${id}`)} as is_used`.execute(tx)
  return rows[0] ?? { isHeld: false, isUsed: false }
}

/** Matches when history refers to the thing of this company by this value. */
export function isInHistory(to: keyof Schema, companyId: RawBuilder<unknown>, value: RawBuilder<unknown>) {
  const history = references.filter((reference) => reference.to === to && reference.isHistory)
  return anyOf(history.map((reference) => refers(reference, companyId, value)))
}

/**
 * Selects the first reason for which an imported thing, a row of `alias`, stays; null for none. `others` are conditions
 * that no reference expresses.
 */
export function keptReason(
  to: keyof Schema,
  alias: string,
  others: { [Reason in KeptReason]?: RawBuilder<boolean> } = {},
) {
  const [companyId, id] = [sql.ref(`${alias}.companyId`), sql.ref(`${alias}.id`)]
  const cases = (Object.keys(keptReasons) as KeptReason[]).flatMap((reason) => {
    const own = references.filter((reference) => reference.to === to && reference.reason === reason)
    const conditions = [
      ...own.map((reference) => refers(reference, companyId, id)),
      ...(others[reason] ? [others[reason]] : []),
    ]
    return conditions.length > 0 ? sql`when ${anyOf(conditions)} then ${sql.lit(reason)}` : []
  })
  return cases.length > 0 ? sql<KeptReason | null>`case ${sql.join(cases, sql` `)} end` : sql<null>`null::text`
}

function refers(
  { table, column }: Reference,
  companyId: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  condition = sql``,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(table)} x
    where x.company_id = ${companyId} and ${sql.ref(`x.${column}`)} = ${value} ${condition})`
}

function anyOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`
}
