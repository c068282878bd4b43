import type { JournalFacts, JournalKind } from '@filao/domain/journal/entry'
import type { IdQuery, Tx } from '../database/connect.ts'

/**
 * The rows that entries of some kinds record. The check of the journal compares both: each entry has its row with
 * equal facts, and each row its entry.
 */
export type JournalSource = {
  kinds: readonly JournalKind[]
  /** Finds rows by id, each as the facts that its entry must state; `at` and amounts included. */
  find: (tx: Tx, companyId: number, ids: number[]) => Promise<Map<number, JournalFacts>>
  /** Selects the ids of the company's rows that must have an entry. */
  selectIds: (tx: Tx, companyId: number) => IdQuery
}

/** The sources of every feature that writes entries, added where the feature is declared. */
export const journalSources: JournalSource[] = []
