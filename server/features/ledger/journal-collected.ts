import type { Tx } from '#platform/database/connect'
import { appendJournalEntries } from '#platform/journal/append'
import { insertCollected, listUnwritten } from './collected-queries.ts'
import { collectedEntries, type Owed } from './journal.ts'

/** A rental whose amount may have changed, with its source of now and the number of its customer. */
type Sent = { companyId: number; rentalId: number; sourceId: number | null; customerNumber: string }

/**
 * Writes what sources collected for a rental as its account has it now: a row and an entry of the journal for each
 * source whose amount has changed, last of all locks. The rental is locked and saved.
 */
export async function journalCollected(
  tx: Tx,
  userId: number | null,
  { customerNumber, ...rental }: Sent,
  loadOwed: () => Promise<Owed>,
  now: string,
): Promise<void> {
  const { companyId, rentalId } = rental
  const unwritten = await listUnwritten(tx, rental)
  if (unwritten.length === 0) return
  const owed = await loadOwed()
  const changes = []
  for (const { sourceId, cents } of unwritten) {
    const row = { companyId, rentalId, rentalNumber: owed.publicId, customerNumber, sourceId, cents }
    const id = await insertCollected(tx, { ...row, madeAt: now, madeBy: userId })
    changes.push({ id, sourceId, cents, at: now, userId })
  }
  await appendJournalEntries(tx, companyId, collectedEntries(owed, changes))
}
