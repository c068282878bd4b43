import type { KeptReason } from '@filao/domain/imports/undo'
import type { Sentence } from '@filao/domain/kernel/language'
import { Problem } from '@filao/domain/kernel/problem'
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
  /** Refuses to delete the thing while a row refers to it. */
  refusal?: Sentence
  /** A further condition on its rows, named `x`. */
  only?: RawBuilder<unknown>
  /** The reason for which the thing stays when its import is undone. Without one, it is removed all the same. */
  reason?: KeptReason
}

/** The references of every feature, added where the feature is declared. */
export const references: Reference[] = []

/**
 * Finds out if history refers to a thing that is to be deleted, and if a row holds it that is not archived. Throws
 * `conflict` where a reference refuses.
 */
export async function findUses(tx: Tx, to: keyof Schema, companyId: number, id: number) {
  await checkNotRefused(tx, to, companyId, id)
  const holding = references.filter((reference) => reference.to === to && reference.isHolding)
  const held = holding.map((reference) =>
    refers(reference, sql`${companyId}`, sql`${id}`, sql`and x.archived_at is null`),
  )
  const { rows } = await sql<{ isHeld: boolean; isUsed: boolean }>`
    select ${anyOf(held)} as is_held, ${isInHistory(to, sql`${companyId}`, sql`${id}`)} as is_used`.execute(tx)
  return rows[0] ?? { isHeld: false, isUsed: false }
}

/** Throws `conflict` with the sentence of a reference that refuses to delete a thing. */
export async function checkNotRefused(tx: Tx, to: keyof Schema, companyId: number, id: number): Promise<void> {
  for (const reference of references) {
    const { refusal } = reference
    if (reference.to !== to || !refusal) continue
    const { rows } = await sql<{ isRefused: boolean }>`
      select ${refers(reference, sql`${companyId}`, sql`${id}`)} as is_refused`.execute(tx)
    if (rows[0]?.isRefused) throw new Problem('conflict', refusal)
  }
}

/** Matches when history refers to the thing of this company by this value. */
export function isInHistory(to: keyof Schema, companyId: RawBuilder<unknown>, value: RawBuilder<unknown>) {
  const history = references.filter((reference) => reference.to === to && reference.isHistory)
  return anyOf(history.map((reference) => refers(reference, companyId, value)))
}

/**
 * Selects the first reason by rank for which an imported thing, a row of `alias`, stays; null for none. `others` are
 * conditions that no reference expresses.
 */
export function keptReason(
  to: keyof Schema,
  alias: string,
  others: { reason: KeptReason; condition: RawBuilder<boolean> }[] = [],
): RawBuilder<KeptReason | null> {
  const [companyId, id] = [sql.ref(`${alias}.companyId`), sql.ref(`${alias}.id`)]
  const own = references.flatMap(({ reason, ...reference }) =>
    reference.to === to && reason ? { reason, condition: refers(reference, companyId, id) } : [],
  )
  const ranked = [...own, ...others].sort((one, other) => rankOf(one.reason) - rankOf(other.reason))
  if (ranked.length === 0) return sql`null::jsonb`
  const cases = ranked.map(({ reason, condition }) => sql`when ${condition} then ${asJson(reason)}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

const rankOf = ({ rank = 4 }: KeptReason) => rank

/** Selects a reason. */
export function asJson({ code, fr, en }: KeptReason): RawBuilder<KeptReason> {
  return sql`${JSON.stringify({ code, fr, en })}::jsonb`
}

function refers(
  { table, column, only = sql`` }: Reference,
  companyId: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  condition = sql``,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(table)} x
    where x.company_id = ${companyId} and ${sql.ref(`x.${column}`)} = ${value} ${condition} ${only})`
}

function anyOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`
}
