import { type InCents, toEuros } from '@filao/domain/kernel/money'
import type { ChargeCreation } from '@filao/domain/ledger/charge.schema'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import { appendJournalEntry } from '#platform/journal/append'
import { checkChargeFree } from './billed.ts'
import { insertCharge } from './charge-queries.ts'
import { chargeEntry, type Owed } from './journal.ts'

/** Stores a decided charge with its audit row and its journal entry, last of all locks. */
export async function storeCharge(
  tx: Tx,
  userId: number | null,
  owed: Owed,
  { kind, amountCents, reason, correctsChargeId = null }: InCents<ChargeCreation>,
  now: string,
): Promise<void> {
  const { companyId, rentalId } = owed
  if (correctsChargeId !== null) await checkChargeFree(tx, { companyId, rentalId }, correctsChargeId)
  const id = await insertCharge(tx, {
    companyId,
    rentalId,
    kind,
    amountCents,
    reason,
    correctsChargeId,
    decidedAt: now,
    decidedBy: userId,
  })
  const amount = toEuros(amountCents)
  await audit(tx, {
    companyId,
    userId,
    entity: 'charge',
    entityId: id,
    action: correctsChargeId === null ? 'created' : 'taken_back',
    changes: { rentalId: [null, rentalId], kind: [null, kind], amount: [null, amount], reason: [null, reason] },
  })
  const entry = chargeEntry(owed, { id, rentalId, kind, amountCents, correctsChargeId, at: now, userId })
  await appendJournalEntry(tx, { companyId, ...entry })
}
