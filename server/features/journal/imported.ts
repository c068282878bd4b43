import { faultLabels } from '@filao/domain/journal/fault'
import type { Tx } from '#platform/database/connect'
import { appendJournalEntry } from '#platform/journal/append'
import { listEntriesAfter, loadEnd } from './queries.ts'
import { hashImportedRows, verifyJournal } from './verification.ts'

/**
 * Enters in a journal that it came with an archive: from which company, up to which entry, and the ids that its rows
 * have now. The entries themselves stay as they were written, with their hashes. Throws a sentence when the journal is
 * not whole.
 */
export async function enterImport(tx: Tx, companyId: number, now: string): Promise<void> {
  const { seq } = await loadEnd(tx, companyId)
  if (!seq) return
  const [last] = await listEntriesAfter(tx, companyId, seq - 1, 1)
  const { company: fromCompany } = JSON.parse(last?.payload ?? '{}') as { company: number }
  const rows = await hashImportedRows(tx, companyId)
  await appendJournalEntry(tx, { companyId, at: now, kind: 'imported', payload: { fromCompany, entries: seq, rows } })
  const { firstFault } = await verifyJournal(tx, companyId)
  if (firstFault)
    throw new Error(`the journal is not whole at entry ${firstFault.seq}: ${faultLabels[firstFault.reason].en}`)
}
