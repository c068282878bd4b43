import type { Sentence } from '../../kernel/language.ts'
import { toCents } from '../../kernel/money.ts'
import type { Source } from '../../sources/source.schema.ts'
import type { ImportedRental } from './imported-rental.schema.ts'
import type { importedStatuses } from './imported-rental.ts'
import { paidTooMuch } from './plan-messages.ts'

/** The source of an imported rental, its own number of it, and what it collected. */
export type SentBy = { sourceId: number | null; sourceReference: string | null; collectedCents: number }

/** Sources that are switched on, as the rows of an import name them. */
export type KnownSource = Pick<Source, 'id' | 'collectsMoney'>

/** The price of an imported rental, and what was settled of it. */
type Money = SentBy & {
  totalCents: number
  settledElsewhereCents: number
  /** True for a rental that is over and has nothing left to pay. */
  isSettled: boolean
}

type Refusal = { path: string; refusal: Sentence }

/**
 * Returns the money of a row, or why it cannot be: what was paid before and what the source collected are the price at
 * most. A rental that is over was paid in full unless the row says otherwise; a cancelled one has nothing settled.
 */
export function moneyOf(
  row: ImportedRental,
  status: (typeof importedStatuses)[number],
  sources: ReadonlyMap<number, KnownSource>,
): Money | Refusal {
  const { sourceId = null, sourceReference = null, collectedAmount = 0, paidAmount } = row
  const source = sourceId === null ? null : sources.get(sourceId)
  if (source === undefined) return { path: 'sourceId', refusal: noSource }
  const isCancelled = status === 'cancelled'
  const totalCents = toCents(row.totalAmount)
  const collectedCents = isCancelled ? 0 : toCents(collectedAmount)
  if (collectedCents > 0 && !source?.collectsMoney) return { path: 'collectedAmount', refusal: collectsNothing }
  const restCents = totalCents - collectedCents
  if (restCents < 0) return { path: 'collectedAmount', refusal: paidTooMuch }
  const usualCents = status === 'done' ? restCents : 0
  const paidCents = paidAmount === undefined ? usualCents : toCents(paidAmount)
  if (paidCents > restCents) return { path: 'paidAmount', refusal: paidTooMuch }
  const settledElsewhereCents = isCancelled ? 0 : paidCents
  const isSettled = status === 'done' && paidCents === restCents
  return { sourceId, sourceReference, collectedCents, totalCents, settledElsewhereCents, isSettled }
}

const noSource: Sentence = {
  fr: 'Cette source n’existe pas, ou n’est plus proposée.',
  en: 'This source does not exist, or is no longer offered.',
}
const collectsNothing: Sentence = {
  fr: 'Un montant encaissé demande une source qui encaisse pour vous.',
  en: 'A collected amount needs a source that takes money for you.',
}
