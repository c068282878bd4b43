import { toCents } from '@filao/domain/kernel/money'
import { amountDue } from '@filao/domain/ledger/account'
import { checkCollected } from '@filao/domain/sources/collected'
import { commissionOf } from '@filao/domain/sources/commission'
import type { Source, SourceTerms } from '@filao/domain/sources/source.schema'
import { journalCollected, setEntry } from '#features/ledger/public'
import { findNamedSource } from '#features/sources/public'
import type { Tx } from '#platform/database/connect'
import { loadOwed, loadSent, loadVatTerms } from './owed-queries.ts'
import { loadRental } from './queries.ts'
import { updateRental } from './write-queries.ts'

type Key = { companyId: number; id: number }

/** The terms of a new source are those of today; the VAT rate follows from a new price. */
type Occasion = { isNewSource: boolean; isNewPrice: boolean }

/**
 * Stores the terms of a rental's source, and the commission that follows from its price. Terms that were agreed stay
 * while the rental has the same source.
 */
export async function agreeSource(tx: Tx, { companyId, id }: Key, occasion: Occasion): Promise<void> {
  const rental = await loadRental(tx, companyId, id)
  const { sourceId, sourceTerms: before } = rental
  if (sourceId === null) {
    if (before !== null) await updateRental(tx, companyId, id, { sourceTerms: null, commissionCents: 0 })
    return
  }
  const isNew = occasion.isNewSource || before === null
  const agreed = isNew ? termsOf(await findNamedSource(tx, companyId, sourceId)) : before
  const isTaxedAgain = isNew || occasion.isNewPrice
  const vatRate = isTaxedAgain ? (await loadVatTerms(tx, companyId, id)).rule.rate : before.vatRate
  const terms: SourceTerms = { ...agreed, vatRate }
  const commissionCents = commissionOf(rental, terms)
  await updateRental(tx, companyId, id, { sourceTerms: JSON.stringify(terms), commissionCents })
}

function termsOf(source: Source | null): Omit<SourceTerms, 'vatRate'> {
  const { commissionPercent = null, commissionAmount = null, commissionOn = [] } = source ?? {}
  return {
    commissionPercent,
    commissionCents: commissionAmount === null ? null : toCents(commissionAmount),
    commissionOn,
    priceAdjustmentPercent: source?.priceAdjustmentPercent ?? null,
  }
}

/** Stores what the source of a rental collected, as an entry of its account. The rental is locked and saved. */
export async function saveCollected(tx: Tx, { companyId, id }: Key, cents: number, now: string): Promise<void> {
  const rental = await loadRental(tx, companyId, id)
  const source = rental.sourceId === null ? null : await findNamedSource(tx, companyId, rental.sourceId)
  const mostCents = amountDue(rental, 'totalCents') + rental.collectedCents
  checkCollected({ settledAt: rental.settledAt, source, mostCents }, cents)
  await enterCollected(tx, { companyId, id }, cents, now)
}

/** Writes the entry of an amount that was checked. */
export async function enterCollected(tx: Tx, { companyId, id }: Key, cents: number, now: string): Promise<void> {
  await setEntry(tx, {
    companyId,
    rentalId: id,
    kind: 'collected_by_source',
    sourceId: id,
    cents,
    // The turnover is that of the rental: money collected elsewhere takes nothing off it.
    beforeVatCents: 0,
    isOutsideVat: false,
    madeAt: now,
  })
}

/** Enters in the journal what changed of the money that sources collected for a rental, after every other lock. */
export async function enterInJournal(
  tx: Tx,
  { companyId, id }: Key,
  userId: number | null,
  now: string,
): Promise<void> {
  const sent = await loadSent(tx, companyId, id)
  await journalCollected(tx, userId, { companyId, rentalId: id, ...sent }, () => loadOwed(tx, companyId, id), now)
}
