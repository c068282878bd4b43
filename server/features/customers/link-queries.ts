import type { RawBuilder } from 'kysely'
import type { Schema } from '#platform/database/schema'

/** The two customers of a merge. */
export type MergedPair = { companyId: number; keptId: number; mergedId: number }

type LinkedColumn = { [Table in keyof Schema]: { table: Table; column: keyof Schema[Table] & string } }[keyof Schema]

/** Rows `x` of a linked table, in which a merge or its undo finds those that need more than another customer. */
type Condition = (pair: MergedPair) => RawBuilder<boolean>

/** A link that a merge moves to the kept customer. */
export type MovedLink = LinkedColumn & {
  /** The columns that name a row beside the company and, where it is part of the name, the customer. */
  key: readonly string[]
  /** Matches rows that would be doubled: they go, and come back with an undo. */
  drops?: Condition
  /** Matches dropped rows `x` that an undo may bring back. */
  restores?: Condition
  /** Counts in the comparison of two customers, under this name. */
  counts?: 'rentals' | 'documents' | 'fines'
}

/** A link that stays with the customer who was merged, with the reason. */
type StayingLink = LinkedColumn & { stays: string; counts?: 'invoices' }

/** A column with the id of a customer, or a list of ids. */
export type CustomerLink = MovedLink | StayingLink

/** The links of every feature, added where it is declared. A test compares them with the schema. */
export const links: CustomerLink[] = []
